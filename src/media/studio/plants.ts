import { palette } from '../../theme/palette.ts';
import { mix, tones } from './colour.ts';
import { filled, group, line, path, type Svg } from './svg.ts';

const pot = (colour: string): Svg =>
  filled('M-27,0 H27 L21,46 H-21Z', colour, path('M6,-2 H30 V50 H4Z', mix(colour, palette.ink, 0.35))) +
  filled(
    'M-30,-5 H30 V8 H-30Z',
    mix(colour, palette.white, 0.16),
    path('M8,-7 H34 V10 H8Z', mix(colour, palette.ink, 0.2)),
  );

/**
 * A potted plant, its foot at the origin; about 130 high.
 *
 * @param sway degrees that the leaves lean, for films
 */
export function aloe(leaf: string = tones.pattaLight, potColour: string = palette.geru, sway = 0): Svg {
  const leaves = [-62, -38, -14, 10, 34, 58].map((angle, index) => {
    const blade = 'M0,0 C-16,-26 -12,-62 0,-84 C12,-62 16,-26 0,0Z';
    const colour = index % 2 ? leaf : mix(leaf, palette.ink, 0.3);
    return group(
      { turn: angle + sway * (1 + (index % 3)), scale: index % 3 === 1 ? 0.8 : 1 },
      filled(blade, colour, path('M1,0 Q4,-50 0,-86 L20,-86 V0Z', mix(colour, palette.ink, 0.28))),
    );
  });
  return group({ at: [0, -46] }, ...leaves, pot(potColour));
}

/** Tulsi: small leaves on a stem. */
export function tulsi(leaf: string = palette.patta, potColour: string = palette.geru, sway = 0): Svg {
  const sprig = (angle: number, length: number) =>
    group(
      { turn: angle + sway },
      line(`M0,0 Q${angle * 0.1},${-length / 2} 0,${-length}`, mix(leaf, palette.ink, 0.4), 2.6),
      ...[0.35, 0.6, 0.85].flatMap((share) =>
        [-1, 1].map((side) =>
          group(
            { at: [0, -length * share], turn: side * 58, scale: 1.1 - share * 0.3 },
            path('M0,0 C-9,-8 -8,-22 0,-30 C8,-22 9,-8 0,0Z', side < 0 ? leaf : mix(leaf, palette.ink, 0.3)),
          ),
        ),
      ),
      path(
        `M0,${-length + 4} C-7,${-length - 6} -6,${-length - 18} 0,${-length - 24} C6,${-length - 18} 7,${-length - 6} 0,${-length + 4}Z`,
        leaf,
      ),
    );
  return group({ at: [0, -46] }, sprig(-24, 62), sprig(22, 66), sprig(0, 84), pot(potColour));
}

import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { clip, ellipse, filled, group, line, path, rect, type Svg } from '../svg.ts';

/** A cane basket on three cords, its rim at the origin. */
export function basket(light: Light, parcel: Svg): Svg {
  const body = 'M-138,0 L138,0 L108,132 C106,142 98,146 90,146 H-90 C-98,146 -106,142 -108,132Z';
  const cane = tones.wood;
  const dark = mix(cane, light.shadow, 0.45);
  const weave = (colour: string) =>
    [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 9 }, (_, column) =>
        rect(-140 + column * 34 + (row % 2) * 17, 18 + row * 32, 17, 24, colour),
      ),
    );
  return [
    group({ at: [74, 84] }, path(body, light.sun)),
    ellipse(0, 0, 138, 20, dark),
    line('M0,-190 L-126,-4 M0,-190 L126,-4', palette.ink, 5),
    // Earlier purchases.
    filled(
      'M-112,6 V-56 H-34 V6Z',
      palette.neelWash,
      path('M-52,-60 H-20 V10 H-52Z', mix(palette.neelWash, light.shadow, 0.5)),
    ),
    group(
      { at: [-10, -2], turn: 10 },
      filled(
        'M-24,10 C-34,-40 -20,-78 0,-84 C20,-78 34,-40 24,10Z',
        palette.patta,
        path('M4,-90 C20,-60 16,-20 8,12 H40 V-90Z', tones.pattaDark),
      ),
    ),
    parcel,
    filled(
      body,
      cane,
      ...weave('#C48A4E'),
      path('M34,-2 C40,60 30,110 26,150 H150 V-2Z', dark),
      clip('M34,-2 C40,60 30,110 26,150 H150 V-2Z', ...weave(mix(dark, light.shadow, 0.4))),
    ),
    line('M-138,4 C-80,22 80,22 138,4', palette.geru, 15),
    line('M40,17 C80,15 120,10 138,4', tones.geruDark, 15),
  ].join('');
}

/** A parcel. */
export const parcelBox = (light: Light): Svg =>
  [
    filled(
      'M-64,-62 H64 V62 H-64Z',
      '#D9A566',
      path('M20,-64 H66 V64 H20Z', mix('#D9A566', light.shadow, 0.5)),
    ),
    rect(-64, -10, 128, 20, palette.rani),
    rect(20, -10, 44, 20, palette.raniDeep),
  ].join('');

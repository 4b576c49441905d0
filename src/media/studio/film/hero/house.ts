import { palette } from '../../../../theme/palette.ts';
import { stringLights } from '../../lights.ts';
import { type Camera, type Place, surface } from '../../perspective.ts';
import { rect, type Svg } from '../../svg.ts';
import type { WindowOptions } from '../../window/options.ts';

/** An opening in the wall. */
export interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const raat = {
  ledge: '#1F5347',
  cornice: '#174239',
  under: '#071411',
  course: '#0C2720',
  pipe: '#0A211C',
};
export const madder = { ledge: '#5E1C33', cornice: '#46132A', under: '#16050B', course: '#23070F' };

export const slab = (of: { ledge: string; under: string }): NonNullable<WindowOptions['slab']> => ({
  colour: of.ledge,
  under: of.under,
  depth: 84,
  above: 28,
  height: 12,
  overhang: 20,
});
export const raatWindow = {
  slab: slab(raat),
  trim: { width: 16 },
  sill: { overhang: 24, depth: 54, height: 16, top: palette.raat },
} satisfies Partial<WindowOptions>;
export const madderWindow = {
  slab: slab(madder),
  trim: { width: 14 },
  sill: { overhang: 20, depth: 54, height: 16, top: palette.madder },
} satisfies Partial<WindowOptions>;

export const sill = ({ y, height }: Hole) => y + height;
export const middle = ({ x, width }: Hole) => x + width / 2;

/** A ledge along a whole house. */
export function ledge(
  view: Camera,
  from: number,
  to: number,
  y: number,
  height: number,
  depth: number,
  colours: typeof raat,
): Svg {
  const front: Place[] = [
    [from, y, -depth],
    [to, y, -depth],
    [to, y + height, -depth],
    [from, y + height, -depth],
  ];
  const below: Place[] = [
    [from, y + height, 0],
    [to, y + height, 0],
    [to, y + height, -depth],
    [from, y + height, -depth],
  ];
  const above: Place[] = [
    [from, y, 0],
    [to, y, 0],
    [to, y, -depth],
    [from, y, -depth],
  ];
  return y < view.cy
    ? surface(view, below, colours.under) + surface(view, front, colours.cornice)
    : surface(view, above, colours.ledge) + surface(view, front, colours.cornice);
}

export const courses = (x: number, y: number, width: number, height: number, colour: string): Svg =>
  Array.from({ length: Math.ceil(height / 62) }, (_, index) =>
    rect(x, y + 20 + index * 62, width, 2, colour),
  ).join('');

export function pipe(x: number, from: number, to: number): Svg {
  return [
    rect(x, from, 12, to - from, raat.pipe),
    rect(x + 3, from, 3, to - from, '#1B4A3F'),
    ...[0.2, 0.52, 0.84].map((share) => rect(x - 6, from + (to - from) * share, 24, 12, raat.pipe)),
  ].join('');
}

/** A string of lights: every third bulb blinks, the others stay on. */
export const lights = (
  time: number,
  phase: number,
  at: Omit<Parameters<typeof stringLights>[0], 'off'>,
): Svg =>
  stringLights({
    ...at,
    off: (bulb) => bulb % 3 === 0 && Math.floor(((time % 1) * 8 + phase + bulb * 0.5) % 2) === 1,
  });

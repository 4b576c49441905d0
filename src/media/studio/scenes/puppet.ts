import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import { circle, filled, group, line, type Point, path, rect, type Svg } from '../svg.ts';

export const PUPPET: Point = [1164, 516];

export const PUPPET_SCALE = 1.06;

const CARVED = '#D9A066';

const CARVED_SHADE = '#A8703C';

/** The points of the puppet to which its strings are tied. */
export const tied = {
  left: [-50, -112],
  right: [50, -112],
  brush: [118, -22],
  hand: [-104, 70],
} as const satisfies Record<string, Point>;

/** A puppet of wood and cloth that steps over the sill with a brush. */
export function puppet(): Svg {
  const limb = (outline: string, colour: string) => line(outline, colour, 30);
  const skirt = 'M-46,-26 H46 L100,150 H-98Z';
  const head = 'M-58,-84 a58,60 0 1 0 116,0 a58,60 0 1 0 -116,0Z';
  const shoe = (at: Point, turn: number) =>
    group({ at, turn }, path('M-18,-16 H18 L58,4 Q64,20 50,22 H-20Z', palette.geru));
  return [
    limb('M-32,140 L-64,238', palette.neelWash),
    shoe([-66, 246], 4),
    limb('M-34,0 L-104,74', palette.raniDeep),
    circle(-106, 78, 19, CARVED),
    limb('M34,140 L74,196 L52,276', palette.neelWash),
    shoe([52, 284], -14),
    filled(skirt, palette.rani, path('M20,-30 H60 L120,160 H40 C44,90 20,40 20,-30Z', palette.raniDeep)),
    line('M-66,46 H60 M-82,92 H76 M-96,136 H90', palette.genda, 9),
    group(
      { at: [120, -26], turn: 32 },
      rect(-8, -14, 16, 130, tones.wood),
      rect(-17, -54, 34, 42, tones.steel),
      path('M-20,-54 H20 C22,-84 18,-104 6,-124 C-4,-110 -22,-96 -20,-54Z', palette.patta),
    ),
    limb('M36,0 L114,-16', palette.raniDeep),
    circle(118, -20, 19, CARVED),
    filled(head, CARVED, path('M14,-160 C24,-110 20,-60 -8,-20 H80 V-160Z', CARVED_SHADE)),
    path('M-66,-92 C-70,-166 70,-166 66,-92 C30,-112 -30,-112 -66,-92Z', palette.ink),
    path('M18,-147 C60,-142 68,-118 66,-92 C52,-99 38,-104 22,-106Z', '#000000'),
    circle(-14, -78, 7, palette.ink),
    circle(30, -78, 7, palette.ink),
    path('M-14,-54 q24,20 48,0 q-6,26 -24,26 q-18,0 -24,-26Z', palette.raniDeep),
    circle(-32, -60, 9, palette.geru),
  ].join('');
}

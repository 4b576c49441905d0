import { pulse, swing } from '../../motion.ts';
import { shoulderAt } from '../../people/body.ts';
import { figure } from '../../people/figure.ts';
import { armAt } from '../../people/limb.ts';
import { team } from '../../people/team.ts';
import { laptop, phone } from '../../props.ts';
import { group, type Point, type Svg } from '../../svg.ts';
import { dancer, reader } from './cast.ts';

/** Draws a person at a moment of the loop, 0 to 1; `place` has the base of the neck, in units of the wall. */
export type Resident = (time: number, place: { at: Point; scale: number }, shadow: string) => Svg;

/** A woman reads on her telephone and smiles. */
export const phoneReader: Resident = (time, place, shadow) =>
  group(
    place,
    figure(
      reader,
      {
        view: 'right',
        tilt: 6 + 2.4 * swing(time, 1, 0.1),
        eyes: 'down',
        mouth: pulse(time, 0.5, 0.8) > 0.5 ? 'grin' : 'smile',
        right: {
          elbow: [100, 138],
          wrist: [86, 58 + 3 * swing(time, 2)],
          hand: 'grip',
          turn: -80,
          lit: true,
          mirror: true,
          holds: phone(),
          holdsTurn: 12,
        },
      },
      shadow,
    ),
  );

/** A man types to music, behind the lid of his laptop. */
export const typist: Resident = (time, place, shadow) =>
  group(
    place,
    figure(
      team.joel,
      {
        turn: 0.25,
        tilt: 5 * swing(time, 4),
        headAt: [0, 3 * Math.abs(swing(time, 4))],
        eyes: pulse(time, 0.1, 0.45) > 0.5 ? 'closed' : 'down',
        mouth: pulse(time, 0.1, 0.45) > 0.5 ? 'grin' : 'smile',
        left: { elbow: [-112, 134 + 2 * swing(time, 12)], wrist: [-52, 200], hand: 'rest', turn: 20 },
        right: {
          elbow: [112, 134 + 2 * swing(time, 12, 0.4)],
          wrist: [52, 200],
          hand: 'rest',
          turn: 160,
          mirror: true,
        },
      },
      shadow,
    ),
    group({ at: [4, 208] }, laptop()),
  );

/** Two people dance, hand in hand; the place is the middle between them. */
export function dancers(
  time: number,
  { at: [x, y], scale }: { at: Point; scale: number },
  shadow: string,
): Svg {
  const gap = 208;
  const sway = swing(time, 2);
  const bob = 5 * swing(time, 4);
  /** The point where their hands meet. */
  const clasp: Point = [x + 7 * sway * scale, y + (22 - 16 * sway) * scale];
  const local = (neck: Point): Point => [(clasp[0] - neck[0]) / scale, (clasp[1] - neck[1]) / scale];
  const hers: Point = [x + (-gap / 2 + 7 * sway) * scale, y + (8 + bob) * scale];
  const his: Point = [x + (gap / 2 + 7 * sway) * scale, y - bob * scale];
  const she = figure(
    dancer,
    {
      turn: 0.55,
      tilt: 8 * sway,
      eyes: 'closed',
      mouth: 'laugh',
      left: {
        ...armAt(shoulderAt(dancer.proportions, 'left'), 246 + 7 * sway, 284 + 10 * sway),
        hand: 'open',
        turn: -74 + 14 * sway,
        mirror: false,
      },
      right: {
        elbow: [112, 108],
        wrist: [local(hers)[0] - 10, local(hers)[1] + 24],
        hand: 'grip',
        turn: -58,
        lit: true,
      },
    },
    shadow,
  );
  const he = figure(
    team.kabir,
    {
      turn: -0.55,
      tilt: -8 * sway,
      eyes: 'happy',
      mouth: 'grin',
      right: {
        ...armAt(shoulderAt(team.kabir.proportions, 'right'), 294 - 7 * sway, 256 - 10 * sway),
        hand: 'open',
        turn: -106 - 14 * sway,
        mirror: true,
        lit: true,
      },
      left: {
        elbow: [-112, 116],
        wrist: [local(his)[0] + 12, local(his)[1] + 28],
        hand: 'grip',
        turn: -122,
        mirror: true,
      },
    },
    shadow,
  );
  return group({ at: his, scale }, he) + group({ at: hers, scale }, she);
}

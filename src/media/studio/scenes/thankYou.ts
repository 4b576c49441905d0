import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { DayWall, Light } from '../light.ts';
import { team } from '../people/team.ts';
import { camera } from '../perspective.ts';
import { chai } from '../props.ts';
import { scene } from '../scene.ts';
import { circle, line, path, rect, type Svg } from '../svg.ts';
import { folded, longWindow, type Place } from './longWindow.ts';

/** An envelope with a seal; held at the middle of its lower edge. */
function letter(shadow: string): Svg {
  const fold = mix(palette.white, shadow, 0.34);
  return [
    rect(-74, -100, 148, 100, palette.white),
    path('M-74,-100 L0,-40 L74,-100Z', mix(palette.white, shadow, 0.12)),
    path('M30,-64 L74,-100 V0Z', fold),
    line('M-74,-2 L-24,-58 M-74,-100 L0,-40 L74,-100', fold, 3),
    circle(0, -44, 15, palette.rani),
    path('M2,-58 A15,15 0 0 1 4,-30Z', palette.raniDeep),
  ].join('');
}

/** The team has got a letter: one holds it up, the others look, and the two at the ends wave. */
const letterArrives = (name: string, wall: DayWall) =>
  scene({ name, width: 1920, height: 900, wall, draw: ({ light }) => drawTeam(light) });

/** An enquiry. */
export const thankYou = letterArrives('thankyou', 'genda');
/** An application, on one of the walls of the openings. */
export const application = letterArrives('application', 'gendaWash');

function drawTeam(light: Light): Svg {
  const { shadow } = light;
  const scale = 1.3;
  const behind: readonly Place[] = [
    {
      person: { ...team.kabir, dress: { garment: 'shirt', colour: palette.neelWash, sleeves: 'rolled' } },
      pose: { turn: 0.6, tilt: 5, look: 1, eyes: 'open', mouth: 'grin', torso: 420 },
      x: 472,
      y: 408,
      scale,
    },
    {
      person: { ...team.zoya, dress: { garment: 'blazer', colour: palette.neel, inner: palette.white } },
      pose: { turn: -0.6, tilt: -7, look: -1, mouth: 'grin', torso: 420 },
      x: 1452,
      y: 420,
      scale,
    },
  ];
  const leaning: readonly Place[] = [
    {
      person: team.bhatnagar,
      pose: {
        turn: 0.7,
        tilt: -4,
        eyes: 'up',
        look: 1,
        brows: 'raised',
        mouth: 'smile',
        left: { elbow: [-114, 132], wrist: [-34, 104], hand: 'grip', turn: -18, holds: chai() },
        right: folded.right,
      },
      x: 646,
      y: 452,
      scale,
    },
    {
      person: team.nandini,
      pose: { ...folded, turn: -0.65, tilt: 6, eyes: 'up', look: -1, mouth: 'laugh' },
      x: 1292,
      y: 456,
      scale,
    },
    {
      person: team.tara,
      pose: {
        turn: 0.3,
        tilt: -7,
        look: 0,
        mouth: 'laugh',
        left: folded.left,
        right: {
          elbow: [136, 70],
          wrist: [122, -34],
          hand: 'grip',
          turn: -88,
          lit: true,
          holds: letter(shadow),
          holdsTurn: 7,
        },
      },
      x: 962,
      y: 454,
      scale,
    },
    {
      person: team.joel,
      pose: {
        turn: -0.3,
        tilt: -6,
        look: -0.4,
        mouth: 'grin',
        left: { elbow: [-152, 98], wrist: [-170, 2], hand: 'open', turn: -98, mirror: true },
        right: folded.right,
      },
      x: 306,
      y: 456,
      scale,
    },
    {
      person: team.meher,
      pose: {
        turn: 0.3,
        tilt: 6,
        look: 0.4,
        mouth: 'grin',
        left: folded.left,
        right: { elbow: [144, 98], wrist: [166, 2], hand: 'open', turn: -80, lit: true },
      },
      x: 1616,
      y: 456,
      scale,
    },
  ];
  return longWindow(
    camera({ cx: 960, cy: 440 }),
    light,
    { x: 130, y: 196, width: 1660, height: 504 },
    { behind: [behind], leaning },
  );
}

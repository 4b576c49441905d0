import { between, blink, pulse, swing } from '../../motion.ts';
import { shoulderAt } from '../../people/body.ts';
import { figure } from '../../people/figure.ts';
import type { HandPose } from '../../people/hand.ts';
import { armAt } from '../../people/limb.ts';
import { team } from '../../people/team.ts';
import { chai } from '../../props.ts';
import { group, type Point } from '../../svg.ts';
import { gardenerInGreen, grandchild, neighbour, photographer } from './cast.ts';
import { photoCamera, wateringCan, windmill } from './things.ts';
import type { Resident } from './upstairs.ts';

/** The hand's pose in a wave. @param raised 0 to 1 */
const waving = (raised: number): HandPose => {
  if (raised < 0.3) return 'rest';
  if (raised < 0.55) return 'waveIn';
  return raised < 0.8 ? 'waveOut' : 'open';
};

/** A woman sees the viewer and waves. */
export const waver: Resident = (time, place, shadow) => {
  const raised = pulse(time, 0.28, 0.8, 0.09);
  const to = swing(time, 12) * raised;
  const arm = armAt(
    shoulderAt(neighbour.proportions, 'left'),
    between(116, 168, raised),
    between(36, -98, raised) + 13 * to,
  );
  return group(
    place,
    figure(
      neighbour,
      {
        turn: between(0.55, -0.3, raised),
        look: between(1, -0.4, raised),
        tilt: between(3, -6, raised) + 2 * swing(time),
        blink: blink(time, 0.16, 0.88),
        brows: raised > 0.5 ? 'raised' : 'calm',
        mouth: raised > 0.5 ? 'grin' : 'smile',
        left: {
          ...arm,
          hand: waving(raised),
          turn: between(8, -96, raised) + 22 * to,
        },
        right: { elbow: [110, 140], wrist: [44, 192], hand: 'rest', turn: 176, mirror: true },
      },
      shadow,
    ),
  );
};

/** Brightness of her flash, 0 to 1: once in the loop; WCAG 2.3.1 allows three flashes a second. */
export const flashAt = (time: number) => pulse(time, 0.6, 0.64, 0.012);

/** A woman raises her camera, takes a picture of the street, and smiles. */
export const streetPhotographer: Resident = (time, place, shadow) => {
  const raised = pulse(time, 0.46, 0.72, 0.07);
  const y = between(104, -98, raised) + 2 * swing(time, 2);
  const lens: Point = [between(6, 0, raised), y];
  return group(
    place,
    figure(
      photographer,
      {
        turn: between(-0.5, 0, raised),
        look: between(-1, 0, raised),
        tilt: between(-4, 3, raised),
        blink: blink(time, 0.2),
        mouth: time > 0.72 && time < 0.95 ? 'grin' : 'smile',
        left: { elbow: [-108, between(132, 48, raised)], wrist: [-66, y + 34], hand: 'grip', turn: -64 },
        right: {
          elbow: [108, between(132, 48, raised)],
          wrist: [66, y + 34],
          hand: 'grip',
          turn: -116,
          mirror: true,
          lit: true,
        },
      },
      shadow,
    ),
    group({ at: lens, scale: 0.86 }, photoCamera(flashAt(time))),
  );
};

/** A man sips his tea. */
export const teaDrinker: Resident = (time, place, shadow) => {
  const sip = pulse(time, 0.1, 0.42, 0.1);
  return group(
    place,
    figure(
      team.bhatnagar,
      {
        turn: between(0.6, 0.1, sip),
        look: between(1, 0, sip),
        tilt: between(2, 7, sip),
        eyes: sip > 0.6 ? 'closed' : 'open',
        blink: blink(time, 0.6, 0.93),
        mouth: 'smile',
        left: {
          elbow: [-106, between(140, 118, sip)],
          wrist: [between(-58, -44, sip), between(88, 34, sip)],
          hand: 'grip',
          turn: between(-46, -40, sip),
          holds: group({ at: [0, -8], scale: 1.24 }, chai()),
          holdsTurn: 16 * sip,
        },
      },
      shadow,
    ),
  );
};

/** A child jumps with a paper windmill. */
export const windmillChild: Resident = (time, { at, scale }, shadow) => {
  const up = Math.abs(swing(time, 3));
  return group(
    { at: [at[0], at[1] - 9 * up], scale },
    figure(
      grandchild,
      {
        turn: 0.5,
        tilt: 6 * swing(time, 3),
        eyes: 'happy',
        mouth: 'laugh',
        right: {
          ...armAt(shoulderAt(grandchild.proportions, 'right'), 6 - 14 * up, -74 - 6 * up),
          hand: 'grip',
          turn: -86,
          lit: true,
          holds: windmill(time * 360 * 5),
        },
        left: { elbow: [-92, 132], wrist: [-44, 186], hand: 'rest', turn: 10 },
      },
      shadow,
    ),
  );
};

/** Tilt of the gardener's can, 0 to 1. */
export const pouring = (time: number) => pulse(time, 0.2, 0.7, 0.06);

/** A man waters the plants on his neighbour's side of the sill. */
export const gardener: Resident = (time, place, shadow) =>
  group(
    place,
    figure(
      gardenerInGreen,
      {
        view: 'left',
        tilt: -4 - 3 * pouring(time),
        eyes: 'down',
        mouth: 'smile',
        left: {
          elbow: [-108, 102],
          wrist: [-46, 16 - 6 * pouring(time)],
          hand: 'grip',
          turn: -140,
          mirror: true,
          holds: wateringCan(4 + 16 * pouring(time), shadow),
          holdsLayer: 'behind',
        },
      },
      shadow,
    ),
  );

import { mix, skinTones } from '../colour.ts';
import { clip, group, path, type Svg } from '../svg.ts';
import { arm } from './arm.ts';
import { type Body, neck, shoulderAt, shoulderHalf } from './body.ts';
import { frontHead, profileHead } from './drawnHead.ts';
import { dressed, sleevesOf } from './dress.ts';
import { hangingHair } from './hair.ts';
import { chinOf, type Head } from './head.ts';
import type { ArmPose, Person, Pose } from './person.ts';

export type { ArmPose, Dress, Headwear, Person, Pose } from './person.ts';

/** The default length from neck to hem, units: low enough for a sill. */
const TORSO = 260;

/** Scale of a child's body and pose below the neck: a child is five heads tall, a grown-up seven. */
const CHILD_BODY = 0.68;

/** An arm at rest beside the body. */
function hanging(person: Person, side: 'left' | 'right'): ArmPose {
  const out = shoulderHalf(person.proportions) * (side === 'left' ? -1 : 1);
  return {
    elbow: [out * 1.1, 146],
    wrist: [out * 1.03, 240],
    layer: 'behind',
    mirror: side === 'left',
  };
}

/**
 * Draws a person, from the hem up.
 *
 * Origin at the base of the neck; the head is 110 units tall, the shoulders 168 wide. Place and scale it with `group`.
 *
 * @param shadow the one shadow colour of the frame: `light.shadow`
 */
export function figure(person: Person, pose: Pose, shadow: string): Svg {
  const { proportions } = person;
  const length = pose.torso ?? TORSO;
  const skin = skinTones(person.skin, shadow);
  const body: Body = { proportions, length, skin, shadow };
  const head: Head = {
    person,
    pose,
    skin,
    shadow,
    turned: (pose.turn ?? 0) * 10,
    line: mix('#1A0E0A', shadow, 0.15),
  };
  const view = pose.view ?? 'front';
  const drawnHead = view === 'front' ? frontHead(head) : profileHead(head, view === 'right');
  const dress = dressed(person.dress, body);
  const sleeves = sleevesOf(person.dress);

  const armOf = (side: 'left' | 'right', armPose: ArmPose) => {
    const drawn = arm(armPose, {
      side,
      shoulder: shoulderAt(proportions, side),
      thickness: 0.93 + (proportions.build - 1) * 0.6 + proportions.frame * 0.1,
      skin,
      shadow,
      sleeve: sleeves.sleeve,
      sleeveColour: sleeves.colour,
      cloth: sleeves.cloth,
      cuff: sleeves.cuff,
      bangles: person.bangles,
      watch: side === 'left' ? person.watch : undefined,
    });
    if (armPose.layer === 'behind') return drawn.draw;
    // The arm's shadow on the body.
    const thrown = group(
      { at: [9, 12] },
      ...drawn.outlines.map((outline) => path(outline, mix(person.dress.colour, shadow, 0.72))),
    );
    return clip(dress.outline, thrown) + drawn.draw;
  };
  const arms = (['right', 'left'] as const).flatMap((side) => {
    const given = pose[side];
    if (given === null) return [];
    const armPose = given ?? hanging(person, side);
    return [{ layer: armPose.layer ?? 'front', draw: armOf(side, armPose) }];
  });
  const layer = (name: ArmPose['layer']) =>
    arms.filter((drawn) => drawn.layer === name).map((drawn) => drawn.draw);

  const [headX, headY] = pose.headAt ?? [0, 0];
  const { faceWidth, faceHeight, neckLength } = proportions;
  const placed = (part: Svg) =>
    group(
      { at: [headX, headY - neckLength], turn: pose.tilt ?? 0, about: [0, -20] },
      group(
        { scale: [view === 'right' ? -faceWidth : faceWidth, faceHeight], about: [0, chinOf(proportions)] },
        part,
      ),
    );
  const bodily = (...parts: readonly Svg[]) =>
    person.child ? group({ scale: CHILD_BODY }, ...parts) : parts.join('');
  return group(
    { turn: pose.lean ?? 0, about: [0, length] },
    bodily(...layer('behind')),
    placed(drawnHead.back),
    bodily(dress.trunk, neck(body), dress.collar, ...layer('behindHead')),
    placed(drawnHead.front),
    view === 'front' ? hangingHair(head) : '',
    bodily(pose.lap ?? '', ...layer('front')),
  );
}

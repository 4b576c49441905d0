import { mix, skinTones } from '../colour.ts';
import { circle, clip, d, ellipse, group, line, path, type Svg } from '../svg.ts';
import { arm } from './arm.ts';
import { type Body, dressed, neck, shoulderAt, shoulderHalf, sleevesOf } from './dress.ts';
import { chinOf, ear, frontFace, glasses, type Head } from './face.ts';
import { frontHair, hangingHair } from './hair.ts';
import { profileHair } from './hairProfile.ts';
import { frontHeadwear, profileHeadwear } from './headwear.ts';
import type { ArmPose, Person, Pose } from './person.ts';
import { profileEar, profileFace } from './profile.ts';

export type { ArmPose, Dress, Headwear, Person, Pose } from './person.ts';

/** Units, when nobody says: low enough for a sill. */
const TORSO = 260;

/** A child is five heads tall, a grown-up seven: what is below the neck is this much smaller, and its pose with it. */
const CHILD_BODY = 0.68;

interface DrawnHead {
  back: Svg;
  front: Svg;
}

function earring(head: Head, x: number, y: number, inShadow: boolean): Svg {
  const { earrings } = head.person;
  if (!earrings) return '';
  const colour = inShadow ? mix(earrings.colour, head.shadow, 0.35) : earrings.colour;
  switch (earrings.kind) {
    case 'stud':
      return circle(x, y, 4.2, colour);
    case 'hoop':
      return circle(x, y + 7, 8, 'none', { stroke: colour, 'stroke-width': 3 });
    case 'jhumka':
      return (
        circle(x, y, 3.4, colour) +
        path(d`M${x - 6.5},${y + 13} a6.5,8.5 0 0 1 13,0Z`, colour) +
        circle(x, y + 15.5, 2, colour)
      );
  }
}

function headphones(head: Head): Svg {
  const colour = head.person.headphones;
  if (!colour) return '';
  return (
    line('M-44,-78 C-52,-158 52,-158 44,-78', colour, 7) +
    ellipse(-42, -70, 10.5, 17, colour) +
    ellipse(42, -70, 10.5, 17, mix(colour, head.shadow, 0.6))
  );
}

/** The side of a hand at an ear. */
const cupped = ({ left, right }: Pose): -1 | 1 | undefined => {
  if (left?.hand === 'cup') return -1;
  return right?.hand === 'cup' ? 1 : undefined;
};

function frontHead(head: Head): DrawnHead {
  const listening = cupped(head.pose);
  const hair = frontHair(head);
  const worn = frontHeadwear(head);
  const covered = worn.hair === 'none';
  const free =
    !covered && (worn.hair === 'parting' || (worn.hair === 'sides' && !hair.ears) || worn.hair === 'all');
  const earsSeen =
    worn.hair === 'parting' || head.person.headwear?.kind === 'hijab'
      ? false
      : hair.ears || worn.hair === 'sides';
  const lobes = earsSeen || hair.ears ? [-37.5 - head.turned * 0.25, 38 - head.turned * 0.25] : [-40, 40];
  const rings =
    head.person.headwear?.kind === 'hijab'
      ? ''
      : earring(head, lobes[0] ?? 0, -52, false) + earring(head, lobes[1] ?? 0, -52, true);
  const sides = worn.hair === 'sides' && hair.ears ? clip('M-60,-100 H60 V-40 H-60Z', hair.front) : '';
  return {
    back: worn.back + (covered || (worn.hair === 'sides' && hair.ears) ? '' : hair.back),
    front: [
      earsSeen ? ear(head, -1) + ear(head, 1) : '',
      frontFace(head),
      free ? hair.front : sides,
      worn.front,
      listening === undefined ? '' : ear(head, listening, true),
      rings,
      glasses(head),
      headphones(head),
    ].join(''),
  };
}

function profileHead(head: Head, back: boolean): DrawnHead {
  const hair = profileHair(head);
  const worn = profileHeadwear(head, back);
  const { person } = head;
  const frame = person.glasses;
  const lens = frame
    ? (frame.shape === 'round'
        ? ellipse(-29, -77, 9.5, 12.5, 'none', { stroke: frame.frame, 'stroke-width': 3.6 })
        : path('M-38,-86 H-20 L-21,-68 Q-29,-64 -36,-68Z', 'none', {
            stroke: frame.frame,
            'stroke-width': 3.6,
            'stroke-linejoin': 'round',
          })) + line('M-19.5,-79 L10,-76', frame.frame, 3.2)
    : '';
  const hairFront =
    worn.hair === 'all'
      ? hair.front
      : worn.hair === 'sides'
        ? clip('M-70,-104 H70 V0 H-70Z', hair.front)
        : '';
  const earSeen = worn.hair === 'none' ? false : hair.ears;
  return {
    back: worn.back + (worn.hair === 'all' ? hair.back : ''),
    front: [
      profileFace(head, back),
      hairFront,
      worn.front,
      earSeen ? profileEar(head, back) : '',
      earSeen ? earring(head, 11, -51, !back) : '',
      lens,
      person.headphones
        ? line('M2,-147 C26,-147 32,-110 14,-78', person.headphones, 7) +
          ellipse(14, -70, 12, 17.5, person.headphones)
        : '',
    ].join(''),
  };
}

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
 * Somebody, from the hem up.
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
    // A near arm throws its silhouette on the body.
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

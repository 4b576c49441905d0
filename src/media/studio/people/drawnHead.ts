import { mix } from '../colour.ts';
import { circle, clip, d, ellipse, line, path, type Svg } from '../svg.ts';
import { glasses } from './eyes.ts';
import { ear, frontFace } from './face.ts';
import { frontHair } from './hair.ts';
import { profileHair } from './hairProfile.ts';
import type { Head } from './head.ts';
import { frontHeadwear } from './headwear.ts';
import { profileHeadwear } from './headwearProfile.ts';
import type { Pose } from './person.ts';
import { profileEar, profileFace } from './profile.ts';

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

/** The side of an ear with a hand behind it. */
const cupped = ({ left, right }: Pose): -1 | 1 | undefined => {
  if (left?.hand === 'cup') return -1;
  return right?.hand === 'cup' ? 1 : undefined;
};

export function frontHead(head: Head): DrawnHead {
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

export function profileHead(head: Head, back: boolean): DrawnHead {
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

import { palette } from '../../../theme/palette.ts';
import { hairColours, mix } from '../colour.ts';
import { circle, clip, d, ellipse, filled, line, path, type Svg } from '../svg.ts';
import type { Head } from './head.ts';
import type { Proportions } from './proportions.ts';

const SCLERA = '#FFF6EA';
const EYE_Y = -77;

/** Path data from the forehead to the lip. */
const noseLines: Record<Proportions['nose'], string> = {
  straight: 'C-36,-90 -35,-86 -37,-80 C-40,-73 -47,-66 -51,-60 C-53,-56 -49,-54 -43,-54',
  aquiline: 'C-36,-90 -36,-87 -38,-82 C-44,-77 -49,-68 -51.5,-59 C-53,-54 -49,-52 -43,-54',
  snub: 'C-36,-90 -34,-86 -35,-80 C-37,-72 -43,-68 -50,-64.5 C-53.5,-61 -49,-56 -43,-54',
  broad: 'C-36,-90 -35,-86 -37,-79 C-40,-72 -47,-67 -52.5,-61 C-55,-55 -49,-52 -42,-53.5',
  fine: 'C-36,-90 -35,-86 -37,-80 C-40,-73 -45,-67 -49.5,-60.5 C-51,-57 -48,-55 -43,-54',
  button: 'C-38,-92 -36,-86 -35,-78 C-36,-71 -40,-66 -46.5,-62.5 C-49.5,-59 -46,-55 -43,-54',
};

const chins: Record<Proportions['jaw'], string> = {
  oval: 'C-43,-20 -37,-15 -30,-15 C-18,-16 -8,-22 2,-30 L30,-40',
  square: 'C-45,-20 -40,-14 -31,-14 C-18,-14 -4,-20 8,-32 L30,-40',
  heart: 'C-44,-21 -38,-16 -31,-16 C-18,-18 -8,-24 0,-32 L30,-40',
  round: 'C-42,-21 -37,-17 -29,-17 C-18,-16 -6,-20 4,-28 L30,-38',
  long: 'C-44,-18 -39,-11 -31,-11 C-19,-12 -8,-20 2,-30 L30,-40',
  plump: 'C-41,-21 -36,-17 -28,-17 C-14,-14 0,-18 10,-28 L32,-40',
};

/** A face that looks to the left. */
function profileOutline({ nose, jaw }: Pick<Proportions, 'jaw' | 'nose'>): string {
  return [
    'M12,-126 C-14,-128 -31,-114 -35,-96',
    noseLines[nose],
    'C-42,-51 -46,-50 -46,-46.5 C-46,-44 -44,-43 -42,-42 C-45,-41 -45,-37 -42,-35 C-40,-33 -41,-30 -42,-27',
    chins[jaw],
    'C40,-60 42,-100 36,-112 C30,-122 22,-126 12,-126Z',
  ].join(' ');
}

/**
 * The shadow on a face in profile. The sun is in front of a face that looks left: the shadow is behind temple,
 * cheekbone and jaw. It is behind and above a face that looks right: the shadow is on nose, lips and under the jaw.
 */
const shadows = {
  left: 'M-2,-140 C2,-106 -4,-90 -13,-78 C-7,-68 -9,-60 -19,-53 C-15,-45 -17,-37 -25,-31 C-31,-25 -37,-21 -45,-18 L-38,0 L60,0 L60,-140Z',
  right:
    'M-70,-140 L-34,-120 C-33,-104 -34,-98 -35,-93 C-30,-92 -25,-90 -19,-86 C-26,-86 -31,-85 -34,-79 C-36,-72 -42,-66 -45,-60 C-44,-55 -40,-53 -36,-50 C-33,-45 -36,-41 -35,-36 C-33,-28 -27,-23 -18,-22 C-4,-25 12,-38 22,-56 L50,-40 L50,0 L-70,0Z',
};

function profileEye(head: Head): Svg {
  const { person, pose } = head;
  const ink = head.line;
  const greyed = person.hairColour === 'white' || person.hairColour === 'grey';
  const thick = { arched: 4, straight: 4, soft: 3.4, bushy: 5.4 }[person.proportions.brows];
  const lift = (pose.brows === 'raised' ? 4 : 0) + (person.proportions.brows === 'arched' ? 2 : 0);
  const brow = path(
    d`M-36.5,${-89 - lift * 0.4} Q-29,${-97 - lift} -17,${-90 - lift * 0.3} Q-28,${-97 - lift + thick * 2} -36,${-89 - lift * 0.4 + thick}Z`,
    greyed ? hairColours[person.hairColour] : ink,
  );
  const lash = person.lashes ? 3 : 1;
  const state = (pose.blink ?? 0) > 0.5 ? 'closed' : (pose.eyes ?? 'open');
  if (state === 'happy') return brow + line('M-35,-74 Q-28,-82 -20,-74', ink, 3);
  if (state === 'closed')
    return (
      brow +
      path(d`M-36,-76 Q-28,-67 ${-19 + lash},-77 Q-28,-71 -36,-76Z`, ink, {
        stroke: ink,
        'stroke-width': 1.2,
      })
    );
  if (state === 'down') return brow + path(d`M-36.5,-77 Q-28,-72 ${-19 + lash},-76 Q-28,-67 -36.5,-77Z`, ink);
  const round = person.proportions.eyes === 'round' ? 2 : person.proportions.eyes === 'hooded' ? -1.5 : 0;
  const opening = d`M-36,${EYE_Y - 1} Q-30,${EYE_Y - 8 - round} -19.5,${EYE_Y + 1.5} Q-28,${EYE_Y + 7 + round} -35.4,${EYE_Y + 2.5} Q-37,${EYE_Y} -36,${EYE_Y - 1}Z`;
  const irisX = -32 + (pose.look ?? 0) * 2;
  return [
    brow,
    path(opening, SCLERA),
    clip(
      opening,
      ellipse(irisX, EYE_Y - (state === 'up' ? 2.5 : 0.4), 3.9, 5.4, ink),
      circle(irisX - 1.2, EYE_Y - 2.4, 1.2, SCLERA),
    ),
    path(
      d`M-37.5,${EYE_Y - 2.5} Q-30,${EYE_Y - 10 - round} ${-18.5 + lash},${EYE_Y + 1} Q-29,${EYE_Y - 3.5 - round} -37.5,${EYE_Y - 2.5}Z`,
      ink,
    ),
  ].join('');
}

function profileMouth(head: Head): Svg {
  const { person, skin } = head;
  const lip = person.lips ?? mix(skin.lit, '#8F2A2E', 0.5);
  const seam = mix(skin.shade, '#000000', 0.4);
  const corner = line('M-27,-50 q4,2.4 2.4,6', skin.shade, 1.5);
  const closed = (curl: number, x: number) =>
    path(
      d`M-46,-47 C-44,-46 -38,-45 ${x},${-42 - curl} C-34,-36 -41,-34 -43.6,-36 C-45.5,-39 -44,-41 -42,-42 C-45,-43 -47,-45 -46,-47Z`,
      lip,
    ) + line(d`M-43,-42 Q-36,${-41 + curl * 0.4} ${x + 0.6},${-42.4 - curl}`, seam, 1.8);
  const open = (depth: number) => {
    const shape = d`M-46.5,-47 C-40,-46 -32,-46 -25,-50 C-26,${-42 + depth} -35,${-37 + depth} -43,${-37 + depth * 0.6} C-45,-40 -43,-42 -46.5,-47Z`;
    return (
      path(shape, '#4F0E14', { stroke: lip, 'stroke-width': 2 }) +
      clip(
        shape,
        path('M-48,-49 C-40,-46 -32,-45 -24,-51 L-26,-45 C-32,-40 -40,-40 -46,-42Z', palette.white),
      ) +
      corner
    );
  };
  switch (head.pose.mouth ?? 'smile') {
    case 'grin':
      return open(3);
    case 'laugh':
      return open(8);
    case 'o':
      return ellipse(-41, -41, 4.4, 6.4, '#4F0E14', { stroke: lip, 'stroke-width': 2.4 });
    case 'neutral':
    case 'sad':
    case 'cry':
      return closed(head.pose.mouth === 'neutral' ? 0 : -2.4, -31);
    default:
      return closed(2.6, -28) + corner;
  }
}

/** A face that looks to the left. @param back true when it will be mirrored, with the sun behind it */
export function profileFace(head: Head, back: boolean): Svg {
  const { person, skin, shadow } = head;
  const outline = profileOutline(person.proportions);
  const hair = hairColours[person.hairColour];
  const shade = shadows[back ? 'right' : 'left'];
  const beards = {
    full: 'M-52,-52 C-42,-53 -34,-49 -28,-44 C-15,-44 -3,-56 0,-74 L34,-74 L34,4 L-52,4 L-45,-34 C-40,-38 -36,-39 -30,-41 C-38,-43 -45,-46 -52,-52Z',
    stubble:
      'M-52,-52 C-42,-53 -34,-49 -28,-44 C-15,-44 -3,-56 0,-74 L34,-74 L34,4 L-52,4 L-45,-34 C-40,-38 -36,-39 -30,-41 C-38,-43 -45,-46 -52,-52Z',
    goatee: 'M-46,-33 C-38,-33 -32,-30 -30,-24 C-28,-18 -26,-14 -24,-10 L-52,-8Z',
    moustache: 'M-49,-50 C-42,-55 -32,-48 -26,-40 C-34,-43 -42,-44 -48,-45Z',
  };
  const colour = person.beard === 'stubble' ? mix(skin.lit, hair, 0.3) : hair;
  const beard = person.beard
    ? clip(
        outline,
        path(beards[person.beard], colour),
        clip(beards[person.beard], path(shade, mix(colour, shadow, 0.6))),
      )
    : '';
  const chinGrows =
    person.beard === 'full' ? path('M-43,-28 C-46,-16 -38,-8 -26,-9 C-14,-10 -4,-20 4,-30Z', hair) : '';
  return [
    chinGrows,
    filled(outline, skin.lit, path(shade, skin.shade)),
    // The wing of the nose and the nostril.
    line('M-41.5,-60 Q-37.5,-58 -39.5,-54', back ? mix(skin.shade, '#000000', 0.3) : skin.half, 1.8),
    person.old
      ? line(
          'M-36,-54 Q-27,-49 -26,-41 M-16,-74 l5,-2 M-16,-71 l5,2',
          back ? mix(skin.shade, '#000000', 0.3) : skin.half,
          1.7,
        )
      : '',
    beard,
    profileMouth(head),
    profileEye(head),
    person.bindi === undefined ? '' : ellipse(-35.6, -95, 2, 3.4, person.bindi),
    person.noseRing ? circle(-40, -55, 2.2, palette.genda) : '',
  ].join('');
}

/** The ear of a head in profile, drawn over hair that leaves it free. */
export function profileEar(head: Head, back: boolean): Svg {
  const { skin } = head;
  const lit = back ? skin.lit : mix(skin.shade, skin.lit, 0.12);
  return (
    path('M5,-79 C10,-89 24,-86 22,-70 C20,-62 16,-61 14,-55 C11,-50 5,-52 6,-59Z', lit) +
    line(
      'M9,-77 C14,-84 20,-80 17,-70 Q15,-66 12,-64',
      back ? skin.half : mix(skin.shade, '#000000', 0.35),
      1.9,
    )
  );
}

import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import { clip, d, ellipse, line, path, type Svg } from '../svg.ts';
import { type Head, MOUTH_Y } from './head.ts';
import type { Mouth } from './person.ts';
import type { Proportions } from './proportions.ts';

const INSIDE_MOUTH = '#4F0E14';

const fullness: Record<Proportions['lips'], { up: number; low: number; half: number }> = {
  full: { up: 5.4, low: 9.5, half: 13 },
  bow: { up: 4.4, low: 7.4, half: 12 },
  fine: { up: 2.8, low: 5.2, half: 13 },
};

/** Closed lips along a curve. @param curl height of the corners above the middle */
function lips(head: Head, x: number, half: number, curl: number, shade: string): Svg {
  const { up, low } = fullness[head.person.proportions.lips];
  const { skin, person } = head;
  const lip = person.lips ?? mix(skin.lit, '#8F2A2E', 0.42);
  const deep = mix(lip, skin.shade, 0.55);
  const left = d`${x - half},${MOUTH_Y - curl}`;
  const right = d`${x + half},${MOUTH_Y - curl * 1.15}`;
  const middle = MOUTH_Y + curl;
  const upper = d`M${left} Q${x - 6},${middle - curl - up} ${x - 2.6},${middle - curl * 0.75 - up} Q${x},${middle - curl * 0.4 - up * 0.6} ${x + 2.6},${middle - curl * 0.75 - up} Q${x + 6},${middle - curl - up} ${right} Q${x},${middle} ${left}Z`;
  const lower = d`M${left} Q${x},${middle} ${right} Q${x + 5},${middle + low} ${x},${middle + low * 0.86} Q${x - 5},${middle + low} ${left}Z`;
  return [
    path(lower, lip) + clip(lower, path(shade, deep)),
    path(upper, mix(lip, skin.shade, 0.28)) + clip(upper, path(shade, mix(lip, skin.shade, 0.75))),
    line(d`M${left} Q${x},${middle} ${right}`, mix(skin.shade, '#000000', 0.4), 1.9),
  ].join('');
}

function openMouth(head: Head, x: number, half: number, depth: number, shade: string): Svg {
  const lip = head.person.lips ?? mix(head.skin.lit, '#8F2A2E', 0.5);
  const y = MOUTH_Y - 3;
  const mouth = d`M${x - half},${y} Q${x},${y + 4} ${x + half},${y - 1} C${x + half * 0.8},${y + depth} ${x - half * 0.7},${y + depth + 1} ${x - half},${y}Z`;
  const teeth = d`M${x - half},${y} Q${x},${y + 4} ${x + half},${y - 1} Q${x + half * 0.7},${y + 7} ${x},${y + 8} Q${x - half * 0.7},${y + 7.6} ${x - half},${y}Z`;
  return [
    path(mouth, lip, { stroke: lip, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
    path(mouth, INSIDE_MOUTH),
    clip(
      mouth,
      ellipse(x, y + depth, half * 0.5, depth * 0.34, '#A8323C'),
      path(teeth, palette.white),
      clip(teeth, path(shade, mix(palette.white, head.skin.shade, 0.34))),
    ),
  ].join('');
}

export function mouth(head: Head, shade: string): Svg {
  const { half } = fullness[head.person.proportions.lips];
  const x = head.turned * 0.9;
  const corner = (side: -1 | 1) =>
    line(
      d`M${x + side * (half + 1)},${MOUTH_Y - 6.5} q${side * 2.6},1.6 ${side * 1.4},4.8`,
      side < 0 ? head.skin.half : mix(head.skin.shade, '#000000', 0.35),
      1.5,
    );
  const kinds: Record<Mouth, () => Svg> = {
    smile: () => lips(head, x, half, 2.6, shade) + corner(-1),
    smirk: () => lips(head, x + 1.5, half - 1, 1.2, shade) + corner(1),
    neutral: () => lips(head, x, half - 2.5, 0.2, shade),
    sad: () => lips(head, x, half - 3, -1.8, shade),
    grin: () => openMouth(head, x, half + 2, 14, shade) + corner(-1),
    laugh: () => openMouth(head, x, half + 3.5, 20, shade) + corner(-1),
    o: () =>
      ellipse(x, MOUTH_Y + 1, 7, 9, head.person.lips ?? mix(head.skin.lit, '#8F2A2E', 0.5)) +
      ellipse(x, MOUTH_Y + 1, 4.8, 6.8, INSIDE_MOUTH),
    cry: () =>
      path(
        d`M${x - 13},${MOUTH_Y + 8} Q${x},${MOUTH_Y - 16} ${x + 13},${MOUTH_Y + 8} Q${x},${MOUTH_Y + 1} ${x - 13},${MOUTH_Y + 8}Z`,
        INSIDE_MOUTH,
      ),
  };
  return kinds[head.pose.mouth ?? 'smile']();
}

import { rise } from '../../motion.ts';
import type { Svg } from '../../svg.ts';
import { type Area, type Shot, whole, within } from './shot.ts';
import { plate } from './title.ts';

/** The passage opens between these, shares of a shot. */
const OPENS = [0.2, 0.42] as const;
/** A plate opens in the last of the shot before and is shut again by the time we go. */
const PLATE = { opens: [-0.14, -0.06], shuts: [0.32, 0.4] } as const;
const SCREEN: Area = { x: 0, y: 0, width: 1920, height: 1080 };

/** Every scene dwells and then goes. */
const eased = (share: number) => share - (0.93 * Math.sin(2 * Math.PI * share)) / (2 * Math.PI);

/** What the camera sees of a shot, a share of it gone: its width shrinks evenly in proportion, the pan follows it. */
function camera({ view, target }: Shot, share: number): Area {
  const start = whole(view);
  if (!target) return start;
  const end = within(target);
  const width = start.width * (end.width / start.width) ** eased(share);
  const gone = (start.width - width) / (start.width - end.width);
  return {
    x: start.x + (end.x - start.x) * gone,
    y: start.y + (end.y - start.y) * gone,
    width,
    height: (width * 9) / 16,
  };
}

/** A drawing moved so that one area of it comes to lie on another. Six decimals: it is magnified. */
function laid(from: Area, to: Area, drawing: Svg): Svg {
  const scale = to.width / from.width;
  const shift = [to.x - from.x * scale, to.y - from.y * scale].map((value) => value.toFixed(4));
  return `<g transform="translate(${shift.join(' ')}) scale(${scale.toFixed(6)})">${drawing}</g>`;
}

/** When each shot begins, and when the film ends. */
export function scheduleOf(shots: readonly Shot[]) {
  const starts: number[] = [];
  let end = 0;
  for (const { seconds } of shots) {
    starts.push(end);
    end += seconds;
  }
  return { starts, seconds: end };
}

/** Shots within shots. @returns what draws a moment, on 1920 × 1080 */
export function endlessZoom(shots: readonly Shot[]): (second: number) => Svg {
  const { starts } = scheduleOf(shots);
  const plates = shots.map(({ title }) => (title ? plate(title) : () => ''));
  /** How much of a shot is gone, without the time that it holds still: below 0 before it. */
  const shareOf = (index: number, second: number) => {
    const { seconds, hold = 0 } = shots[index] ?? { seconds: 1 };
    return (second - (starts[index] ?? 0) - hold) / (seconds - hold);
  };

  const drawn = (index: number, second: number): Svg => {
    const shot = shots[index];
    if (!shot) return '';
    const { target, passage } = shot;
    const own = second - (starts[index] ?? 0);
    const scene = shot.draw(own);
    if (!target || !passage) return scene;
    const opened = rise(shareOf(index, second), ...OPENS);
    const next = shots[index + 1];
    const beyond = opened > 0 && next ? laid(whole(next.view), within(target), drawn(index + 1, second)) : '';
    return scene + passage(beyond, opened, own);
  };

  return (second) => {
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= second + 1e-6),
    );
    const shot = shots[index];
    if (!shot) return '';
    const share = Math.min(1, Math.max(0, shareOf(index, second)));
    const titles = plates.map((draw, at) => {
      const own = shareOf(at, second);
      // A plate before its shot counts in shares of its own shot, so that it opens as fast as it shuts.
      return draw(rise(own, ...PLATE.opens) - rise(own, ...PLATE.shuts));
    });
    return laid(camera(shot, share), SCREEN, drawn(index, second)) + titles.join('');
  };
}

import { rise } from '../../motion.ts';
import type { Svg } from '../../svg.ts';
import { type Area, type Shot, whole, within } from './shot.ts';
import { plate } from './title.ts';

/** Start and end of a passage's opening, as shares of its shot. */
const OPENS = [0.2, 0.42] as const;
/** A plate opens at the end of the previous shot, and is shut before the camera moves fast; shares of its shot. */
const PLATE = { opens: [-0.14, -0.06], shuts: [0.32, 0.4] } as const;
const SCREEN: Area = { x: 0, y: 0, width: 1920, height: 1080 };

/** The camera starts and ends slowly, and moves fast in between. */
const eased = (share: number) => share - (0.93 * Math.sin(2 * Math.PI * share)) / (2 * Math.PI);

/** The camera's view at a share of a shot: its width shrinks exponentially, and the pan follows it. */
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

/** Moves and scales a drawing so that one area covers another. Six decimals, because it is magnified. */
function laid(from: Area, to: Area, drawing: Svg): Svg {
  const scale = to.width / from.width;
  const shift = [to.x - from.x * scale, to.y - from.y * scale].map((value) => value.toFixed(4));
  return `<g transform="translate(${shift.join(' ')}) scale(${scale.toFixed(6)})">${drawing}</g>`;
}

/** The start of each shot and the end of the film, s. */
export function scheduleOf(shots: readonly Shot[]) {
  const starts: number[] = [];
  let end = 0;
  for (const { seconds } of shots) {
    starts.push(end);
    end += seconds;
  }
  return { starts, seconds: end };
}

/** Joins shots into one endless zoom. @returns a function that draws a moment, on 1920 × 1080 */
export function endlessZoom(shots: readonly Shot[]): (second: number) => Svg {
  const { starts } = scheduleOf(shots);
  const plates = shots.map(({ title }) => (title ? plate(title) : () => ''));
  /** The elapsed share of a shot after its `hold`; negative before. */
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
      // Shares of the plate's own shot also before it begins, so that the plate opens as fast as it shuts.
      return draw(rise(own, ...PLATE.opens) - rise(own, ...PLATE.shuts));
    });
    return laid(camera(shot, share), SCREEN, drawn(index, second)) + titles.join('');
  };
}

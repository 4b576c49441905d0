import { media } from '../../actors/motion.ts';
import { useWatched, type Wanted } from '../../ui/useWatched.ts';
import { layers } from './PopOut.css.ts';
import { visitedPart } from './visitedPart.ts';

const load = () => import('./popOutActor.ts');

/** Resolves at the first hover or focus. Never on touch screens: a finger that passes over is scrolling. */
const firstVisit: Wanted = (box, signal) =>
  new Promise((resolve) => {
    const part = visitedPart(box);
    if (!part || !media('(hover: hover)').matches) return;
    if (part.matches(':hover, :focus-within')) resolve();
    for (const eventName of ['pointerenter', 'focusin'])
      part.addEventListener(eventName, () => resolve(), { once: true, signal });
  });

/**
 * The object that crosses the edge of the picture before this, and moves further out under pointer or focus: of the
 * ancestor marked `data-pop-out`, or else of the picture. Place it right after a `<Picture>`, in a positioned box.
 *
 *     <article data-pop-out>
 *       <Picture … />
 *       <PopOut />
 */
export function PopOut() {
  const [box, state] = useWatched<HTMLSpanElement>('popOut', load, firstVisit);
  return <span ref={box} className={layers} aria-hidden="true" data-state={state} />;
}

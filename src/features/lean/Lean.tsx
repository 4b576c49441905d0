import { media } from '../../actors/motion.ts';
import { useWatched, type Wanted } from '../../ui/useWatched.ts';
import { layers } from './Lean.css.ts';
import { visitedPart } from './visitedPart.ts';

const load = () => import('./leanActor.ts');

/** With the first visit. Where nothing can hover, nothing leans: a finger that passes over is on its way elsewhere. */
const firstVisit: Wanted = (box, signal) =>
  new Promise((resolve) => {
    const part = visitedPart(box);
    if (!part || !media('(hover: hover)').matches) return;
    if (part.matches(':hover, :focus-within')) resolve();
    for (const sign of ['pointerenter', 'focusin'])
      part.addEventListener(sign, () => resolve(), { once: true, signal });
  });

/**
 * What crosses the edge of the picture before this, and moves further out while a visitor is there (art direction, 8):
 * over what is marked `data-leans` around them, or over the picture itself. Right after a `<Picture>`, in a box that is
 * positioned.
 *
 *     <article data-leans>
 *       <Picture … />
 *       <Lean />
 */
export function Lean() {
  const [box, state] = useWatched<HTMLSpanElement>('lean', load, firstVisit);
  return <span ref={box} className={layers} aria-hidden="true" data-state={state} />;
}

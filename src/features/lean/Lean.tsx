import { media } from '../../actors/motion.ts';
import { useWatched } from '../../ui/useWatched.ts';
import { layers } from './Lean.css.ts';

const still = { watch: () => () => {} };

/** Where nothing can hover, nothing leans: a finger that passes over a picture is on its way elsewhere. */
const load = async () => (media('(hover: hover)').matches ? import('./Actor.ts') : still);

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
  const [box, state] = useWatched<HTMLSpanElement>('lean', load);
  return <span ref={box} className={layers} aria-hidden="true" data-state={state} />;
}

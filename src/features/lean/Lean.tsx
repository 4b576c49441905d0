import { useWatched } from '../../ui/useWatched.ts';
import { layers } from './Lean.css.ts';

const load = () => import('./Actor.ts');

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

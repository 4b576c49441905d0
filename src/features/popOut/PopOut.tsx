import { useRef } from 'react';
import { pathOf } from '../../actors/statePath.ts';
import { layers } from './PopOut.css.ts';
import { usePopOut } from './usePopOut.ts';

/**
 * The object that crosses the edge of the picture before this, and moves further out under pointer or focus: of the
 * ancestor marked `data-pop-out`, or else of the picture. Place it right after a `<Picture>`, in a positioned box.
 *
 *     <article data-pop-out>
 *       <Picture … />
 *       <PopOut />
 */
export function PopOut() {
  const box = useRef<HTMLSpanElement>(null);
  const [snapshot] = usePopOut(box);
  return <span ref={box} className={layers} aria-hidden="true" data-state={pathOf(snapshot.value)} />;
}

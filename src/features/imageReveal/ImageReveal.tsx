import type { ReactNode } from 'react';
import type { WallName } from '../../theme/walls.ts';
import { frame } from './ImageReveal.css.ts';
import { useImageReveal } from './useImageReveal.ts';

interface ImageRevealProps {
  /** One `<Picture>`, and its `<PopOut>`. */
  children: ReactNode;
  className?: string;
  /** The wall it folds away into. */
  'data-wall'?: WallName;
}

/**
 * A picture that opens upward from its sill while it is within the viewport vertically, and is folded outside of it
 * (MOTION-3). A picture already in view at hydration does not unfold.
 */
export function ImageReveal({ children, className = '', 'data-wall': wall }: ImageRevealProps) {
  const [box, state] = useImageReveal();
  return (
    <div
      ref={box}
      className={`${frame} ${className}`}
      data-wall={wall}
      data-state={state}
      data-unfolds={state === 'unfolded' || undefined}
    >
      {children}
    </div>
  );
}

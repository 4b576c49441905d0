import type { ReactNode } from 'react';
import { pathOf } from '../../actors/statePath.ts';
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
  const [snapshot, , { ref }] = useImageReveal();
  return (
    <div
      ref={ref}
      className={`${frame} ${className}`}
      data-wall={wall}
      data-state={pathOf(snapshot.value)}
      data-unfolds={snapshot.matches('unfolded') || undefined}
    >
      {children}
    </div>
  );
}

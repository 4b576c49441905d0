import type { ReactNode } from 'react';
import { pathOf } from '../../actors/statePath.ts';
import type { WallName } from '../../theme/walls.ts';
import { frame } from './ImageReveal.css.ts';
import { useImageReveal } from './useImageReveal.ts';

interface ImageRevealProps {
  /** One `<Picture>`, and its `<PopOut>`. */
  children: ReactNode;
  className?: string;
  /** The wall behind it, visible while it unfolds. */
  'data-wall'?: WallName;
}

/**
 * A picture that unfolds upward when it comes back into the viewport (MOTION-3). One already in view at hydration does
 * not unfold.
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

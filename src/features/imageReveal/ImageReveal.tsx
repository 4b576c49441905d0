import { type ReactNode, useState } from 'react';
import type { WallName } from '../../theme/walls.ts';
import { useWatched } from '../../ui/useWatched.ts';
import { frame } from './ImageReveal.css.ts';

const load = () => import('./Actor.ts');

interface ImageRevealProps {
  /** One `<Picture>`, and what moves in it. */
  children: ReactNode;
  className?: string;
  /** The wall it folds away into. */
  'data-wall'?: WallName;
}

/**
 * A picture that opens upward from its sill while it is within the viewport vertically, and is folded outside of it
 * (MOTION-3). A picture that is seen when the script arrives is never hidden.
 */
export function ImageReveal({ children, className = '', 'data-wall': wall }: ImageRevealProps) {
  const [box, state] = useWatched<HTMLDivElement>('imageReveal', load);
  // What was seen before the script arrived has nothing to unfold.
  const [returns, setReturns] = useState(false);
  if (state === 'folded' && !returns) setReturns(true);
  return (
    <div
      ref={box}
      className={`${frame} ${className}`}
      data-wall={wall}
      data-state={state}
      data-unfolds={(returns && state === 'unfolded') || undefined}
    >
      {children}
    </div>
  );
}

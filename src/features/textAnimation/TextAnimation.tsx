import type { ReactNode } from 'react';
import { pathOf } from '../../actors/statePath.ts';
import { animated } from './TextAnimation.css.ts';
import { useTextAnimation } from './useTextAnimation.ts';

interface TextAnimationProps {
  /** One heading: a `<FitBlock>`, or an element in `h2` of `theme/text.css.ts`. */
  children: ReactNode;
  className?: string;
}

/**
 * A heading that stretches to its measure when at least 30% of it is seen, each time it comes back (MOTION-1,
 * MOTION-2). Its words are readable at every moment, and its box keeps its size.
 */
export function TextAnimation({ children, className = '' }: TextAnimationProps) {
  const [snapshot, , { ref }] = useTextAnimation();
  return (
    <div
      ref={ref}
      className={`${animated} ${className}`}
      data-state={pathOf(snapshot.value)}
      data-plays={!snapshot.matches('still') || undefined}
    >
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { h2 } from '../../theme/text.css.ts';
import { TextAnimation } from './TextAnimation.tsx';

interface SectionHeadingProps {
  /** By which the section names itself. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The heading of a section that is not a fit block. */
export function SectionHeading({ id, className = '', children }: SectionHeadingProps) {
  return (
    <TextAnimation className={className}>
      <h2 className={h2} id={id}>
        {children}
      </h2>
    </TextAnimation>
  );
}

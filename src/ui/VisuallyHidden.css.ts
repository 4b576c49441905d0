import { style } from '@vanilla-extract/css';

/** Styles of text that only screen readers read. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const text = style(visuallyHidden);

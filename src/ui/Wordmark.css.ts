import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  // The gap is .28 of the mark, the cap height about .38 of it.
  gap: 12,
  fontSize: 18,
  fontWeight: 750,
  letterSpacing: '-.01em',
  lineHeight: 1,
  '@media': { [above.tablet]: { fontSize: 21 } },
});

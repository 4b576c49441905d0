import { style } from '@vanilla-extract/css';

/** As `ui/VisuallyHidden`, for an element outside React. */
export const announcer = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

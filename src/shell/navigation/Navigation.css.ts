import { style } from '@vanilla-extract/css';
import { duration, easing } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';

export const announcer = style(visuallyHidden);

const half = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  blockSize: '50.1%',
  backgroundColor: wall.ground,
  transition: `transform ${duration.ui} ${easing.shutter}`,
} as const;

/**
 * Two halves of the next page's wall, which close over this page and open on the next. They are transitions, so
 * that another change of page continues from their present place.
 */
export const shutter = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  overflow: 'clip',
  // Events go to the page below.
  pointerEvents: 'none',
  transition: `visibility ${duration.ui}`,
  selectors: {
    '&&': { backgroundColor: 'transparent' },
    '&::before': { ...half, insetBlockStart: 0, transform: 'translateY(-100%)' },
    '&::after': { ...half, insetBlockEnd: 0, transform: 'translateY(100%)' },
    '&:is([data-state="closing"], [data-state="closed"])::before': { transform: 'none' },
    '&:is([data-state="closing"], [data-state="closed"])::after': { transform: 'none' },
    '&[data-state="settled"]': { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});

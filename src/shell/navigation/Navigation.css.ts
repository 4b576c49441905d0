import { keyframes, style } from '@vanilla-extract/css';
import { colour, duration, easing } from '../../theme/theme.css.ts';
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

const delayed = `${keyframes({ from: { opacity: 0 } })} 0s 500ms backwards`;
const advancing = `${keyframes({ from: { backgroundSize: '0 100%' } })} 20s 500ms cubic-bezier(0, .7, .1, 1) both`;

/** Progress bar at the top while the next page loads; hidden for the first 500 ms. */
export const progress = style({
  position: 'fixed',
  zIndex: 41,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 6,
  // Bar or border contrasts with every wall.
  borderBlockEnd: `2px solid ${colour.ink}`,
  background: `linear-gradient(${colour.genda}, ${colour.genda}) no-repeat`,
  backgroundSize: '100% 100%',
  pointerEvents: 'none',
  // `!important` keeps the delay under reduced motion: it moves nothing.
  animation: `${delayed} !important`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${delayed}, ${advancing} !important` },
    print: { display: 'none' },
  },
});

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

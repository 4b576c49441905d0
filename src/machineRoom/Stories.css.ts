import { style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

export const link = style({
  display: 'block',
  paddingBlock: 4,
  fontWeight: 650,
  fontSize: 14,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  selectors: { '&[aria-current="true"]': { color: wall.accent, textDecorationThickness: 3 } },
});

/** Stays in view above the steps. */
export const head = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  paddingBlockEnd: 6,
  backgroundColor: wall.ground,
});

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlock: '10px 6px' });

export const step = style({
  // Clear of the head.
  scrollMarginBlock: '96px 24px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  paddingInlineStart: 10,
  borderInlineStart: '4px solid transparent',
  selectors: { '&[aria-current="step"]': { borderColor: wall.accent } },
});

export const expected = style({ color: wall.quiet });

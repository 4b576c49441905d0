import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

export const opening = style({
  display: 'grid',
  gap: 'clamp(28px, 3.4vw, 48px)',
  padding: `calc(${layout.header} + 16px) ${layout.margin} clamp(56px, 6vw, 88px)`,
});

/** The second column of houses starts lower. */
const STEP = 'clamp(48px, 7vw, 112px)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `64px ${layout.gutter}`,
  padding: `0 ${layout.margin} ${layout.section}`,
  '@media': {
    [above.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 'clamp(24px, 4vw, 56px)',
      rowGap: 'clamp(32px, 3vw, 44px)',
    },
  },
});

export const item = style({
  '@media': { [above.tablet]: { selectors: { '&:nth-child(even)': { marginBlockStart: STEP } } } },
});

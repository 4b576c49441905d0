import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { layout } from '../../theme/theme.css.ts';

/** A window on the left, its text on the right; on small screens one above the other. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [above.laptop]: { gridTemplateColumns: '5fr 7fr' },
  },
});

export const picture = style({
  blockSize: 400,
  objectFit: 'cover',
  objectPosition: '50% 45%',
  '@media': {
    [above.tablet]: { blockSize: 560, objectFit: 'contain' },
    [above.laptop]: {
      // The words may be higher than the window: it stays beside them.
      position: 'sticky',
      insetBlockStart: `calc(${layout.header} - 8px)`,
      blockSize: `min(calc(100svh - ${layout.header}), 52vw)`,
      objectFit: 'cover',
      objectPosition: '50% 60%',
      marginInline: 'auto 0',
      maxInlineSize: 880,
      maxBlockSize: 1050,
    },
  },
});

export const words = style({
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 'clamp(32px, 3.6vw, 52px)',
  padding: `40px ${layout.margin} 56px`,
  '@media': {
    [above.laptop]: { paddingBlock: '96px 88px', paddingInlineStart: 24 },
  },
});

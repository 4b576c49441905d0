import { style } from '@vanilla-extract/css';
import { above, standsBeside } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

export const opening = style({ paddingBlockStart: `calc(${layout.header} + 24px)` });

export const heading = style({ position: 'relative', zIndex: 1, paddingInline: layout.margin });

/** The words stand on the empty upper part of the picture's own wall. */
export const banner = style({
  position: 'relative',
  '@media': {
    [above.tablet]: {
      aspectRatio: '21 / 9',
      objectFit: 'cover',
      objectPosition: '50% 100%',
      marginBlockStart: '-3vw',
    },
  },
});

export const introduction = style({
  display: 'grid',
  gap: '40px',
  padding: `${layout.section} ${layout.margin}`,
  '@media': {
    [above.laptop]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: layout.gutter,
      alignItems: 'start',
    },
  },
});

export const story = style({ display: 'grid', gap: '1em', maxInlineSize: '34em' });

export const openings = style({ display: 'grid', gap: 'clamp(32px, 3.6vw, 52px)' });

export const openingsHeading = style({ paddingInline: layout.margin });

/** The words about the form on the left, the form on the right. */
export const application = style({
  display: 'grid',
  gap: '44px',
  padding: `${layout.section} ${layout.margin}`,
  '@media': {
    [above.laptop]: { gridTemplateColumns: '5fr 7fr', columnGap: 'clamp(24px, 5vw, 88px)' },
  },
});

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  '@media': {
    [above.laptop]: { alignSelf: 'start' },
    [standsBeside]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + 16px)` },
  },
});

export const mail = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  paddingBlockStart: 20,
  borderBlockStart: '2px solid',
  // A long address does not widen the page.
  overflowWrap: 'anywhere',
});

export const form = style({ minInlineSize: 0, scrollMarginBlockStart: 24 });

import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { font, layout } from '../../theme/theme.css.ts';

const RULE = '2px solid currentColor';

export const slide = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  '@media': {
    [above.laptop]: {
      gridTemplateRows: 'none',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: layout.gutter,
    },
  },
});

export const frame = style({ position: 'relative', overflow: 'hidden' });

export const picture = style({
  aspectRatio: '8 / 5',
  blockSize: '100%',
  objectFit: 'cover',
});

/** As high as the picture, between two rules. */
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  paddingBlock: '20px 0',
  '@media': {
    [above.laptop]: { alignContent: 'space-between', gap: 24, borderBlock: RULE, paddingBlock: '24px 20px' },
  },
});

export const headline = style({
  fontFamily: font.text,
  // So large that it fills the column beside the picture.
  fontSize: 'clamp(2.125rem, 5.4vw, 5.75rem)',
  fontWeight: 400,
  lineHeight: 1,
  letterSpacing: '-.025em',
  textWrap: 'balance',
});

/** Larger than a description elsewhere: a slide has few words and much room. */
export const text = style({
  fontFamily: font.text,
  fontSize: 'clamp(1.25rem, 1.9vw, 2.125rem)',
  lineHeight: 1.25,
  textWrap: 'pretty',
});

export const more = style({ display: 'grid', justifyItems: 'start', gap: 16, maxInlineSize: 640 });

import { style } from '@vanilla-extract/css';
import { font, size } from '../../theme/theme.css.ts';

/** The whole card leads to its article, by the one link in it. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  minInlineSize: 0,
});

export const frame = style({ overflow: 'clip', marginBlockEnd: 8 });

export const view = style({ aspectRatio: '8 / 5', objectFit: 'cover' });

export const title = style({
  fontFamily: font.text,
  fontSize: size.cardTitle,
  fontWeight: 400,
  lineHeight: 1.14,
  letterSpacing: '-.01em',
  textWrap: 'balance',
});

/** Larger, where a card has half of the screen. */
export const largeTitle = style({ fontSize: 'clamp(1.625rem, 1.34rem + 1.2vw, 2.5rem)' });

export const way = style({
  justifySelf: 'start',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: 6 },
  },
});

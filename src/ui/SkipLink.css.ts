import { style } from '@vanilla-extract/css';
import { colour } from '../theme/theme.css.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: 8,
  insetInlineStart: 8,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 48,
  paddingInline: 20,
  backgroundColor: colour.white,
  color: colour.ink,
  border: `2px solid ${colour.ink}`,
  fontWeight: 700,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:not(:focus)': { insetBlockStart: '-100vh' },
    '&:focus-visible': { outlineColor: colour.genda, outlineOffset: 0 },
  },
});

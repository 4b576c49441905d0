import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const pane = style({
  overflow: 'auto',
  minBlockSize: 0,
  borderBlock: '2px solid',
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});

export const sheet = style({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  display: 'grid',
  justifyItems: 'center',
  selectors: { '&[data-fits]': { inlineSize: '100%', blockSize: '100%' } },
});
globalStyle(`${sheet} svg`, { maxInlineSize: 'none' });
globalStyle(`${sheet}[data-fits] svg`, { inlineSize: '100%', blockSize: '100%', minBlockSize: 0 });

const flash = keyframes({ '50%': { opacity: 0.25 } });
globalStyle(`${sheet} [data-flashing]`, { animation: `${flash} 300ms 3` });

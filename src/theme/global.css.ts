import './fonts.css.ts';
import './walls.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { above, lowWindow } from './breakpoints.ts';
import { colour, duration, font, layout, size } from './theme.css.ts';
import { wall } from './walls.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  // Overscroll below the page's end shows the footer's night.
  backgroundColor: colour.raat,
  color: colour.ink,
  fontFamily: font.ui,
  // Walls and pictures belong together: a browser that darkens pages by itself would change the walls alone.
  colorScheme: 'only light',
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  // Focused elements stay clear of the header, and of the dock: a bar on small screens, two squares on others.
  scrollPaddingBlock: `calc(${layout.header} + 16px) calc(${layout.dock} + 16px)`,
  '@media': {
    [above.tablet]: { scrollPaddingBlockEnd: 'min(136px, 20dvh)' },
    [lowWindow]: { scrollPaddingBlockStart: 16 },
  },
});
globalStyle('body', {
  fontSize: size.ui,
  fontWeight: 500,
  lineHeight: 1.5,
  // At any text size, a long word stays within its column.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  minBlockSize: '100dvh',
});
globalStyle('#site', { position: 'relative', minBlockSize: '100dvh', overflowX: 'clip' });

globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', borderRadius: 0 });
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' });
globalStyle('address', { fontStyle: 'normal' });
// Right-to-left text, a translator's, would put the parts of a number in reverse.
globalStyle('[href^="tel:"]', { direction: 'ltr', unicodeBidi: 'isolate' });

// The ring has a colour of the wall, so that it is visible on every ground.
globalStyle(':focus-visible', {
  outline: `3px solid ${wall.focus}`,
  outlineOffset: 3,
  transition: `outline-offset ${duration.press}`,
});
// Scripts focus these elements so that reading continues there; they are no controls.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { backgroundColor: colour.genda, color: colour.ink });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// No page break after a heading, or within a heading, a picture, a row, a button, a list of contents or a slide.
globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid', breakInside: 'avoid' } } });
globalStyle('img, tr, li, a, button, nav, [role=group]', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('video', { '@media': { print: { display: 'none' } } });
// Collapsed text is printed too.
globalStyle('details::details-content', {
  '@media': {
    print: { blockSize: 'auto !important' as 'auto', contentVisibility: 'visible !important' as 'visible' },
  },
});

// Firefox cuts grids off at page breaks, and prints later content over them.
const printedAsBlocks = [
  'main > div',
  'main :is(section, form)',
  'main :is(section, details) > div',
  'main > article > div',
];
globalStyle(printedAsBlocks.join(), { '@media': { print: { display: 'block !important' as 'block' } } });
// The gaps that the grids had.
globalStyle(printedAsBlocks.map((grid) => `${grid} > * + *`).join(), {
  '@media': { print: { marginBlockStart: 20 } },
});
globalStyle('main section > div > a', { '@media': { print: { marginInlineEnd: 24 } } });

// In print every wall has the colour of paper.
globalStyle('html, html [data-wall]', {
  '@media': {
    print: {
      vars: {
        [wall.ground]: 'white',
        [wall.text]: 'black',
        [wall.quiet]: 'black',
        [wall.accent]: 'black',
        [wall.head]: 'black',
        [wall.button]: 'white',
        [wall.buttonText]: 'black',
      },
      backgroundColor: 'white',
    },
  },
});

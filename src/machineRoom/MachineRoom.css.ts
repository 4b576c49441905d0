import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

/** Where the machines have this width, the panes stand beside the chart. */
const WIDE = '(width >= 1300px)';
/** Where they have this width, the panes stand below each other. */
const NARROW = '(width < 740px)';

globalStyle('html', { colorScheme: 'light dark' });

export const room = style({
  blockSize: '100dvh',
  minBlockSize: 640,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
});

export const bar = style({
  paddingInline: 16,
  minBlockSize: 56,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  borderBlockEnd: '2px solid',
});

export const title = style({ fontSize: 20, fontWeight: 800, textTransform: 'uppercase' });

/** The site is as wide as a phone, or takes half of the window. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '390px minmax(0, 1fr)',
  minBlockSize: 0,
  selectors: { [`${bar}:has(:checked) + &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const site = style({ display: 'grid', borderInlineEnd: '2px solid', minBlockSize: 0 });
export const frame = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  backgroundColor: wall.ground,
});

export const machines = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(190px, 15%, 240px) minmax(0, 1fr)',
  minBlockSize: 0,
  containerType: 'inline-size',
});

export const list = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  borderInlineEnd: '2px solid',
});

export const actors = style({ position: 'relative', overflowY: 'auto' });

export const actor = style({
  inlineSize: '100%',
  padding: '7px 12px',
  textAlign: 'start',
  lineHeight: 1.3,
  fontSize: 15,
  fontWeight: 700,
  borderBlockEnd: `1px solid ${wall.quiet}`,
  selectors: {
    '&:hover': { color: wall.accent },
    '&[aria-current="true"]': { backgroundColor: wall.button, color: wall.buttonText },
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-current="true"]:focus-visible': { outlineColor: wall.buttonText },
  },
});

/** The state of an actor in the list, in its button's colour. */
export const state = style({
  display: 'block',
  fontSize: 13,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const shown = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  '@container': {
    [WIDE]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr) 440px' },
    [NARROW]: { gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  },
});

export const drawn = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const head = style({
  padding: '8px 14px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

export const chart = style({
  overflow: 'auto',
  minBlockSize: 0,
  borderBlock: '2px solid',
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});
globalStyle(`${chart} svg`, { maxInlineSize: 'none', marginInline: 'auto' });

const flash = keyframes({ '50%': { opacity: 0.25 } });
globalStyle(`${chart} [data-flashing]`, { animation: `${flash} 300ms 3` });

export const rewind = style({ flex: 1, display: 'flex', alignItems: 'center', gap: 10 });
globalStyle(`${rewind} > input`, { flex: 1, minInlineSize: 80, accentColor: wall.accent });

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minBlockSize: 0,
  borderBlockStart: '2px solid',
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 2fr) minmax(0, 3fr)',
      borderBlockStart: 0,
      borderInlineStart: '2px solid',
    },
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
});

export const pane = style({
  // The hidden words in it scroll along.
  position: 'relative',
  overflowY: 'auto',
  padding: '0 14px 14px',
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: '2px solid' } },
  '@container': {
    [`${WIDE} or ${NARROW}`]: {
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: '2px solid' } },
    },
  },
});

export const paneHead = style({ padding: '12px 0' });

export const nobody = style({ padding: 40, maxInlineSize: '34em' });

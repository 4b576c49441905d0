import { globalStyle, style } from '@vanilla-extract/css';
import { above, standsBeside } from '../theme/breakpoints.ts';
import { h2, running } from '../theme/text.css.ts';
import { colour, duration, easing, font, layout, size } from '../theme/theme.css.ts';

export const opening = style({
  paddingBlockStart: `calc(${layout.header} + 12px)`,
  overflow: 'clip',
  '@media': { [above.tablet]: { paddingBlockStart: `calc(${layout.header} + 8px)` } },
});

/** The scene overlaps the foot of the title. */
export const stage = style({
  position: 'relative',
  display: 'flow-root',
  overflow: 'clip',
  '@media': { '(width >= 1600px)': { maxBlockSize: '50vw' } },
});

export const words = style({
  display: 'grid',
  gap: 'clamp(44px, 5.6vw, 88px)',
  padding: `clamp(64px, 7.6vw, 112px) ${layout.margin} ${layout.section}`,
});

/** Two columns where there is room: five of text, seven of rows. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `44px ${layout.gutter}`,
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

/**
 * In the smaller column, which stops growing at a window of 1760 px, the longest word stays whole, also beside a scroll
 * bar, which `vw` counts in.
 */
globalStyle(`${halves} ${h2}`, {
  '@media': { [above.laptop]: { fontSize: `min(${size.h2}, 6vw - 10px, 98px)` } },
});

/** Halves under another part of the page. */
export const part = style([halves, { padding: `0 ${layout.margin} ${layout.section}` }]);

export const about = style({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': {
    [above.laptop]: { paddingInlineEnd: 'clamp(24px, 6vw, 104px)', alignSelf: 'start' },
    [standsBeside]: { position: 'sticky', insetBlockStart: layout.header },
  },
});

export const touch = style({ marginBlockStart: 12 });

export const label = style({ marginBlockEnd: 12 });

export const rows = style({ borderBlockStart: '2px solid' });

export const row = style({
  display: 'grid',
  gap: '4px 24px',
  paddingBlock: 18,
  borderBlockEnd: '2px solid',
  '@media': { [above.tablet]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' } },
});

export const detail = style([running, { textWrap: 'pretty' }]);

export const clients = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 3vw, 44px)',
});
export const inset = style({ paddingInline: layout.margin });

export const questions = style({ padding: `${layout.section} ${layout.margin}` });

export const neighbours = style({
  display: 'grid',
  '@media': { [above.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const neighbour = style({
  position: 'relative',
  overflow: 'clip',
  // The ring would be cut off at the screen's edge. Over a picture it has two colours, one of which is always visible.
  selectors: {
    '&:focus-visible': { outlineColor: colour.white, outlineOffset: -8, zIndex: 1 },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 8,
      border: `3px solid ${colour.ink}`,
    },
  },
});

/** The picture of a neighbour. */
export const view = style({ aspectRatio: '8 / 5', objectFit: 'cover' });

export const plate = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  maxInlineSize: '100%',
  padding: `14px clamp(20px, 2vw, 28px) 14px ${layout.margin}`,
  fontFamily: font.capitals,
  fontSize: 'clamp(1.5rem, .9rem + 1.7vw, 2.5rem)',
  fontWeight: 800,
  fontStretch: '98%',
  textTransform: 'uppercase',
  lineHeight: 1,
  transition: `font-stretch ${duration.sash} ${easing.sash}`,
  '@media': {
    // From here the longest stretched name fits on a line.
    [above.desktop]: {
      selectors: { [`${neighbour}:is(:hover, :focus-visible) &`]: { fontStretch: '112%' } },
    },
    [above.laptop]: { selectors: { [`${neighbour}:nth-child(2) &`]: { paddingInlineStart: 28 } } },
  },
});

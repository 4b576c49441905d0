import { style } from '@vanilla-extract/css';
import { layout } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

/** Houses side by side; the last of a row fills the remaining width. */
export const street = style({ display: 'flex', flexWrap: 'wrap', borderBlock: '2px solid' });

export const house = style({
  flex: '1 1 330px',
  minInlineSize: 0,
  padding: `32px ${layout.margin}`,
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 24,
});

/** Fills the rest of the last row, with a neighbour in her window. */
export const window = style({ flex: '2 1 330px', position: 'relative', minBlockSize: 440, overflow: 'clip' });

export const view = style({ position: 'absolute', inset: 0, blockSize: '100%', objectFit: 'cover' });

export const name = style({ fontSize: 34, fontWeight: 800, lineHeight: 1 });

export const pairs = style({
  alignSelf: 'end',
  inlineSize: '100%',
  maxInlineSize: 520,
  display: 'grid',
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '6.5em minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 7,
  borderBlockStart: '2px solid',
});

export const swatch = style({ display: 'inline-flex', alignItems: 'center', gap: 10 });

export const sample = style({ inlineSize: 20, blockSize: 12, backgroundColor: 'currentColor' });

/** Each role in its own colour. */
export const roles = {
  text: style({ color: wall.text }),
  quiet: style({ color: wall.quiet }),
  accent: style({ color: wall.accent }),
  focus: style({ color: wall.focus }),
  head: style({ color: wall.head }),
  buttonText: style({ color: wall.button }),
} as const;

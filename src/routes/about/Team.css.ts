import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { colour, layout } from '../../theme/theme.css.ts';

export const team = style({
  padding: `88px ${layout.margin}`,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const introduction = style({ maxInlineSize: '34em', marginBlockEnd: 28 });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 40,
  '@media': { [above.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '4px min(20px, 5.2vw)',
  paddingBlock: 20,
  borderBlockStart: '2px solid',
});

/** White trim, on a sill that stands out on either side. */
export const window = style({
  position: 'relative',
  gridRow: 'span 2',
  justifySelf: 'center',
  alignSelf: 'start',
  paddingBlockEnd: 8,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: -8,
    insetBlockEnd: 0,
    blockSize: 10,
    backgroundColor: colour.white,
  },
});

export const opening = style({
  position: 'relative',
  inlineSize: 104,
  blockSize: 116,
  overflow: 'clip',
  border: `6px solid ${colour.white}`,
  borderBlockEnd: 0,
});

export const line = style({ maxInlineSize: '34em' });

/** px; width of the whole picture that a face is cropped from. */
const WIDTH = 960;

export const face = style({
  position: 'absolute',
  inlineSize: WIDTH,
  maxInlineSize: 'none',
});

/**
 * The position of each face, in hundredths of its picture's width: its middle, and the space above it. Eight in the
 * long window, four in the picture of careers.
 */
const faces = [
  [15.1, 9.4],
  [26.3, 8],
  [33.2, 14.3],
  [42.9, 7.5],
  [51.3, 10.4],
  [61.2, 9],
  [69.7, 9.2],
  [81.8, 9.7],
  [11.2, 11.6],
  [29.7, 12.8],
  [70, 10.8],
  [89.2, 12.2],
] as const;

export const places = faces.map(([middle, top]) =>
  style({
    insetInlineStart: Math.round(46 - (middle / 100) * WIDTH),
    insetBlockStart: Math.round((-top / 100) * WIDTH),
  }),
);

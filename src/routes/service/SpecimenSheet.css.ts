import { style } from '@vanilla-extract/css';
import { running, term } from '../../theme/text.css.ts';
import { colour, font, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

export const specimen = style({
  padding: `clamp(64px, 7.6vw, 112px) ${layout.margin}`,
  marginBlockEnd: layout.section,
});

/** Paper is white on every wall. */
export const sheet = style({
  vars: { [wall.ground]: colour.white, [wall.quiet]: colour.ink, [wall.head]: colour.rani },
  backgroundColor: wall.ground,
  border: `2px solid ${colour.ink}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  padding: 'clamp(20px, 4vw, 56px)',
});

export const letterhead = style({ display: 'flex', justifyContent: 'end' });

export const title = style({
  fontFamily: font.condensed,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)',
  fontWeight: 750,
  lineHeight: 1.02,
  letterSpacing: '-.01em',
  textWrap: 'balance',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 24px',
  paddingBlock: 16,
  borderBlock: '2px solid',
  fontSize: size.ui,
  fontWeight: 700,
  lineHeight: 1.25,
});

export const part = style([
  running,
  {
    display: 'grid',
    gap: 12,
    fontWeight: 400,
    textWrap: 'pretty',
    minInlineSize: 0,
    // As in `global.css.ts`: Firefox cuts grids off at page breaks.
    '@media': { print: { display: 'block' } },
  },
]);

export const partName = style([term, { fontFamily: font.ui, '@media': { print: { marginBlockEnd: 12 } } }]);

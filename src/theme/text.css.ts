import { style } from '@vanilla-extract/css';
import { colour, duration, font, size } from './theme.css.ts';
import { wall } from './walls.css.ts';

/** A heading that is not a fit block. */
export const h2 = style({
  fontFamily: font.capitals,
  fontSize: size.h2,
  fontWeight: 800,
  fontStretch: '86%',
  textTransform: 'uppercase',
  lineHeight: 0.9,
  letterSpacing: '-.005em',
  textWrap: 'balance',
  // The longest words stay whole on screens narrower than 320 px too.
  '@media': { '(width < 320px)': { fontSize: '13.75vw' } },
});

/** The introduction of a page, in a sentence or two. */
export const lead = style({
  fontFamily: font.condensed,
  fontSize: size.lead,
  fontWeight: 750,
  lineHeight: 1.06,
  letterSpacing: '-.015em',
  maxInlineSize: '20em',
  textWrap: 'balance',
});

export const standfirst = style({
  fontFamily: font.text,
  fontSize: size.standfirst,
  fontWeight: 400,
  lineHeight: 1.18,
  textWrap: 'pretty',
});

/** Running text, in the weight of its surroundings. */
export const running = style({ fontFamily: font.text, fontSize: size.description, lineHeight: 1.4 });

export const description = style([running, { fontWeight: 400, textWrap: 'pretty' }]);

/** A small heading: the name of a row, a person or a part. */
export const term = style({ fontSize: '1.4375rem', fontWeight: 750, lineHeight: 1.15 });

export const small = style({ fontSize: size.small, fontWeight: 600, color: wall.quiet });

/** A link in running text: underlined, with a thicker line under the pointer. */
export const textLink = style({
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '.2em',
  transition: `text-decoration-thickness ${duration.press}`,
  selectors: { '&:hover': { textDecorationThickness: 4 } },
});

/** A link that stands alone: in the weight of a button, on a line as thick as the header's. */
export const standingLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
  paddingBlock: 8,
  fontWeight: 700,
  borderBlockEnd: '3px solid currentColor',
});

/** Words on a dark plate flush with a picture's corner. */
export const plate = style({
  backgroundColor: colour.ink,
  color: colour.white,
  printColorAdjust: 'exact',
});

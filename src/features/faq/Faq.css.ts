import { style } from '@vanilla-extract/css';
import { above, hovers } from '../../theme/breakpoints.ts';
import { duration, easing, font, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

const still = '(prefers-reduced-motion: reduce)';

export const list = style({ borderBlockStart: '2px solid' });

export const item = style({
  borderBlockEnd: '2px solid',
  // Browsers that cannot animate to `auto` show the answer at once.
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transitionProperty: 'block-size, content-visibility',
      transitionDuration: duration.sash,
      transitionTimingFunction: easing.sash,
      transitionBehavior: 'allow-discrete',
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [still]: { selectors: { '&::details-content': { transition: 'none' } } },
  },
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 24,
  alignItems: 'center',
  minBlockSize: 72,
  paddingBlock: 16,
  fontSize: 'clamp(1.1875rem, 1.101rem + .35vw, 1.4375rem)',
  fontWeight: 750,
  lineHeight: 1.15,
  textWrap: 'balance',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [hovers]: {
      selectors: { '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '.18em' } },
    },
  },
});

/** Ducks behind the sill, looks over it under the pointer, and comes up with the answer. */
export const head = style({
  fill: wall.head,
  translate: '0 15px',
  transition: `translate ${duration.ui} ${easing.sash}`,
  selectors: { [`${item}[open] &`]: { translate: '0 0' } },
  '@media': {
    [hovers]: { selectors: { [`${item}:not([open]) > ${question}:hover &`]: { translate: '0 7px' } } },
  },
});

export const answer = style({
  maxInlineSize: 700,
  paddingBlock: '0 28px',
  fontFamily: font.text,
  fontSize: size.description,
  textWrap: 'pretty',
  '@media': { [above.tablet]: { paddingInlineEnd: 60 } },
});

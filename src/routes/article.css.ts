import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { atMost } from '../theme/columns.ts';
import { duration, font, layout, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';
import { COLUMN } from '../ui/Prose.css.ts';

const twelve = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: layout.gutter };

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: `calc(${layout.header} + 28px) ${layout.margin} 40px`,
  '@media': {
    [above.tablet]: { paddingBlock: `calc(${layout.header} + 48px) 48px` },
    [above.laptop]: { ...twelve, rowGap: 24, alignItems: 'end' },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [above.laptop]: { gridColumn: '1 / -1' } },
});

/** The parts of the meta line, separated by strokes. */
export const part = style({
  selectors: { '&:not(:last-child)::after': { content: ['"/"', '"/" / ""'], marginInline: '.55em' } },
});

export const title = style({
  fontFamily: font.condensed,
  fontSize: 'clamp(2.875rem, 2.057rem + 4vw, 6rem)',
  fontWeight: 750,
  lineHeight: 0.94,
  letterSpacing: '-.012em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '@media': { [above.laptop]: { gridColumn: '1 / span 8' } },
});

export const standfirst = style({
  '@media': { [above.laptop]: { gridColumn: '9 / -1', paddingInlineStart: 24 } },
});

/** Full width; the crop is less than a tenth, and more of it below than above. */
export const scene = style({
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  '@media': { [above.tablet]: { aspectRatio: '9 / 5' } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 44,
  paddingInline: layout.margin,
  paddingBlock: `clamp(48px, 6.4vw, 96px) ${layout.section}`,
  '@media': { [above.laptop]: twelve },
});

export const contents = style({
  alignSelf: 'start',
  '@media': {
    [above.laptop]: { gridColumn: '1 / span 3' },
    // On lower screens the end of the list would stay out of sight.
    [`${above.laptop} and (height >= 30rem)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${layout.header} + 8px)`,
    },
  },
});

export const contentsList = style({ marginBlockStart: 12, borderBlockStart: '2px solid' });

export const anchor = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  paddingBlock: 10,
  borderBlockEnd: '2px solid',
  fontSize: size.ui,
  fontWeight: 650,
  lineHeight: 1.25,
  transition: `color ${duration.press}`,
  selectors: { '&:hover': { color: wall.accent } },
});

export const text = style({
  minInlineSize: 0,
  '@media': {
    [above.laptop]: { gridColumn: '4 / -1', paddingInlineStart: 60 },
    print: { marginBlockStart: 44, paddingInlineStart: 0 },
  },
});

export const questions = style({
  display: 'grid',
  gap: 32,
  maxInlineSize: COLUMN,
  marginBlockStart: layout.section,
});

/** About the examples of every article. */
export const note = style({
  maxInlineSize: COLUMN,
  marginBlockStart: 'clamp(48px, 6.4vw, 96px)',
  paddingBlockStart: 16,
  borderBlockStart: '2px solid',
});

export const related = style({
  display: 'grid',
  gap: 'clamp(32px, 3.6vw, 52px)',
  padding: `${layout.section} ${layout.margin}`,
});

export const others = style({
  display: 'grid',
  gap: `44px ${layout.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [above.tablet]: { gridTemplateColumns: atMost(3, '12rem') },
    print: { marginBlockStart: 24 },
  },
});

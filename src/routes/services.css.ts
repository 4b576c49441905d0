import { style, styleVariants } from '@vanilla-extract/css';
import type { ServiceSlug } from '../content/types.ts';
import { above } from '../theme/breakpoints.ts';
import { atMost } from '../theme/columns.ts';
import { font, layout, size } from '../theme/theme.css.ts';

export const opening = style({
  display: 'grid',
  gap: 'clamp(20px, 2.8vw, 40px)',
  paddingBlockStart: `calc(${layout.header} + 12px)`,
});

export const inset = style({ paddingInline: layout.margin });

export const introduction = style({
  display: 'grid',
  gap: '28px 40px',
  alignItems: 'end',
  padding: `clamp(64px, 7.6vw, 112px) ${layout.margin} clamp(56px, 6vw, 88px)`,
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

/** The least width of a tile, with room for a word of its text. */
const least = '7.5rem';
/** Eight tiles, four in a row where there is room, else two. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: atMost(2, least),
  gap: `40px ${layout.gutter}`,
  padding: `0 ${layout.margin} ${layout.section}`,
  '@media': {
    [above.laptop]: { gridTemplateColumns: atMost(4, least), rowGap: 56 },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  blockSize: '100%',
});

export const frame = style({ position: 'relative', overflow: 'clip' });

const view = style({ aspectRatio: '4 / 5', objectFit: 'cover' });

/** Horizontal position of each scene's person, for the crop to an upright window. */
const focus: Readonly<Record<ServiceSlug, string>> = {
  'website-design': '9%',
  design: '21%',
  socialmedia: '100%',
  seo: '30%',
  'paid-ads': '42%',
  digitalpr: '2%',
  'influencer-marketing': '19%',
  production: '100%',
};

export const views = styleVariants(focus, (person) => [view, { objectPosition: `${person} 50%` }]);

export const name = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  maxInlineSize: '100%',
  padding: 10,
  fontFamily: font.capitals,
  fontSize: 'min(clamp(1.0625rem, .65rem + 1.25vw, 1.75rem), 4.4vw)',
  overflowWrap: 'anywhere',
  fontWeight: 800,
  fontStretch: '88%',
  textTransform: 'uppercase',
  lineHeight: 1,
  // Narrower tiles need the room for their longest word.
  '@media': { [above.desktop]: { padding: '14px 20px' } },
});

export const summary = style({
  fontFamily: font.text,
  fontSize: size.description,
  lineHeight: 1.35,
  textWrap: 'pretty',
});

export const industries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 3vw, 44px)',
});

/** An industry in the strip: its window, and its name beneath it. */
export const industry = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  fontSize: size.ui,
  fontWeight: 650,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { '(prefers-reduced-motion: no-preference)': { whiteSpace: 'nowrap' } },
});

export const callBack = style({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 44px)',
  padding: `${layout.section} ${layout.margin}`,
  marginBlockStart: layout.section,
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '28px 40px',
});

export const promise = style({ maxInlineSize: '24em' });

import { globalStyle, style } from '@vanilla-extract/css';
import { above, below } from '../../theme/breakpoints.ts';
import { colour, duration, easing, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { breaksLate, fitFamily, fitIndent, fitSize, fitStretch } from '../../ui/FitBlock.css.ts';
import { navigation } from './Menu.css.ts';

/** The id of the sheet with the links. */
export const MENU_SHEET = 'menu-sheet';

/** The attribute on <html> while the sheet is open. */
export const COVERED = 'data-covered';

const open = `${navigation}[data-state="open"]`;

/** Wide: a part of the header. Small: a sheet of night wall over everything. */
export const sheet = style({
  '@media': {
    [`${below.laptop} and (scripting: enabled)`]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: layout.header,
      blockSize: `calc(100dvb - ${layout.header})`,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: 32,
      padding: `12px ${layout.margin} 24px`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: colour.raat,
      color: colour.white,
      visibility: 'hidden',
      clipPath: 'inset(0 0 100% 0)',
      transition: `clip-path ${duration.ui} ${easing.shutter}, visibility ${duration.ui}`,
      selectors: {
        [`${open} &`]: {
          visibility: 'visible',
          clipPath: 'inset(0)',
          transition: `clip-path ${duration.sash} ${easing.sash}, visibility 0s`,
        },
      },
    },
    print: { display: 'none' },
  },
});

export const links = style({
  display: 'flex',
  gap: 'clamp(20px, 2.4vw, 34px)',
  '@media': {
    [`${below.laptop} and (scripting: enabled)`]: {
      display: 'block',
      // As wide as the screen, or narrower where six lines would be too high: together they are 1.36 times as high as
      // wide.
      inlineSize: `max(240px, min(100%, (100dvb - ${layout.header} - 120px) / 1.36))`,
    },
    // Low and wide, a telephone on its side: two columns.
    [`${below.laptop} and (scripting: enabled) and (height < 500px) and (width >= 560px)`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '0 32px',
      inlineSize: '100%',
    },
    [`${below.laptop} and (scripting: none)`]: { flexWrap: 'wrap', gap: '0 20px' },
  },
});

export const item = style({
  '@media': {
    [`${below.laptop} and (scripting: enabled)`]: {
      containerType: 'inline-size',
      // Not inherited: Chromium sometimes keeps the value of the closed sheet for links that were animated (`bringIn`).
      selectors: { [`${open} &`]: { visibility: 'visible' } },
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  // A minimum width for the shortest word's target, without moving its letters.
  paddingInline: 4,
  marginInline: -4,
  // It follows the reader's text size as far as the header has room for six links.
  fontSize: 'clamp(16px, 1rem, 1.5vw)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': {
    [`${below.laptop} and (scripting: enabled)`]: {
      display: 'block',
      paddingInline: 0,
      marginInlineStart: 0,
      whiteSpace: 'normal',
      ...breaksLate,
      fontFamily: fitFamily,
      fontWeight: 800,
      textTransform: 'uppercase',
      letterSpacing: '-.005em',
      textRendering: 'geometricPrecision',
      lineHeight: 0.86,
      fontSize: fitSize,
      fontStretch: fitStretch,
      textIndent: fitIndent,
      // Targets follow on each other without a gap; the letters keep theirs.
      selectors: {
        '&[aria-current]': { color: colour.genda },
        '&:hover': { color: colour.gendaWash },
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  },
});

/** The line under the current page's link, and under the pointer. */
export const label = style({
  borderBlock: '3px solid transparent',
  paddingBlock: 2,
  transition: `border-color ${duration.press}`,
  selectors: {
    [`${link}:hover &`]: { borderBlockEndColor: 'currentColor' },
    [`${link}[aria-current] &`]: { borderBlockEndColor: wall.head },
  },
  '@media': {
    // Forced colours make transparent edges visible; only the current link's may be.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { [`${link}[aria-current] &`]: { borderBlockEndColor: 'Highlight' } },
    },
    [`${below.laptop} and (scripting: enabled)`]: {
      padding: 0,
      border: 0,
      selectors: {
        [`${link}[aria-current] &`]: {
          // Older Safari takes no shorthand with a thickness, and the build cannot split one with a variable.
          textDecorationLine: 'underline',
          textDecorationThickness: '.045em',
          textDecorationColor: colour.genda,
          textUnderlineOffset: '.07em',
        },
      },
    },
  },
});

/** Screens that are high enough for people on the sill. */
const withPeople = `${below.laptop} and (scripting: enabled) and (max-aspect-ratio: 48/100)`;

/** The people who lean on the sill under the links. */
export const people = style({
  display: 'none',
  '@media': {
    [withPeople]: {
      display: 'block',
      // The picture takes long to draw; the links above do not wait for it.
      selectors: { [`${open} &`]: { transition: 'visibility 0s 60ms' } },
    },
  },
});

/** Their hands hang over the sill: .167 of the picture's height is below it. */
export const leaning = style({
  position: 'relative',
  inlineSize: '92%',
  marginInline: 'auto',
  marginBlockEnd: 'calc(-.067 * 92%)',
});

/** Under the links of the sheet: the ways to the agency that need no page. */
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  fontSize: size.ui,
  fontWeight: 600,
  color: colour.gendaWash,
  borderBlockStart: '2px solid currentColor',
  '@media': {
    // Below the hands on the sill.
    [withPeople]: { paddingBlockStart: 12 },
    [above.laptop]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

export const reachLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 48 });

// The page behind the open sheet does not scroll.
globalStyle(`html[${COVERED}]`, { '@media': { [below.laptop]: { overflow: 'hidden' } } });

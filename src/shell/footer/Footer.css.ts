import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { atMost } from '../../theme/columns.ts';
import { duration, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

export const footer = style({
  // At the page's end the dock lies under it, not over it.
  padding: `64px ${layout.margin} calc(24px + ${layout.dock})`,
  overflow: 'clip',
  '@media': {
    [above.laptop]: { paddingBlock: '110px 56px' },
    print: { paddingBlock: 24, breakInside: 'avoid' },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: atMost(2, '8rem'),
  gap: `40px ${layout.gutter}`,
  '@media': {
    [above.laptop]: { gridTemplateColumns: '4fr 2fr 3fr 4fr' },
    [above.desktop]: { gridTemplateColumns: '5fr 2fr 2fr 3fr' },
  },
});

export const invitation = style({
  gridColumn: '1 / -1',
  maxInlineSize: '13em',
  textWrap: 'balance',
  '@media': { [above.laptop]: { gridColumn: 'auto' } },
});

export const navigation = style({ '@media': { print: { display: 'none' } } });

export const heading = style({ fontSize: '1rem', fontWeight: 700, marginBlockEnd: 8, color: wall.accent });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingBlock: 5,
  lineHeight: 1.2,
  textDecoration: 'underline transparent 2px',
  textUnderlineOffset: '.25em',
  transition: `text-decoration-color ${duration.press}`,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const gurgaon = style({
  gridColumn: '1 / -1',
  '@media': { [above.laptop]: { gridColumn: 'auto' } },
});
export const address = style({ lineHeight: 1.55, paddingBlock: '6px 10px' });

/** The wordmark, and the two who lean on it. */
export const sill = style({
  containerType: 'inline-size',
  marginBlockStart: 40,
  position: 'relative',
});

// Their sleeves end 60 of 360 units above the picture's lower edge: that line lies on the capitals, .078 em below the
// top of the line box, and the hands hang over the letters.
export const people = style({
  position: 'relative',
  zIndex: 1,
  maxInlineSize: 'none',
  inlineSize: '114cqi',
  marginInlineStart: '-8cqi',
  marginBlockEnd: 'calc(-114cqi * 60 / 900 - 22.55cqi * .078)',
  pointerEvents: 'none',
  '@media': {
    [above.tablet]: {
      inlineSize: '64.7cqi',
      marginInlineStart: 'calc(100cqi - 64.7cqi - 2.9cqi)',
      marginBlockStart: '-5cqi',
      marginBlockEnd: 'calc(-64.7cqi * 60 / 900 - 9.41cqi * .078)',
    },
  },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 32px',
  marginBlockStart: 34,
  fontSize: size.small,
  fontWeight: 600,
  color: wall.quiet,
  // At the page's end the dock's squares lie over this corner; they must not lie on a link.
  '@media': { [above.tablet]: { paddingInlineEnd: `max(0px, 80px - ${layout.margin})` } },
});

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: '0 clamp(12px, 4vw, 28px)' });
export const socialLink = style([link, { minBlockSize: 48, color: wall.text }]);

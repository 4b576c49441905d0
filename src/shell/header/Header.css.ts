import { keyframes, style } from '@vanilla-extract/css';
import { below, lowWindow } from '../../theme/breakpoints.ts';
import { duration, easing, layout } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

const filled = keyframes({ to: { backgroundColor: wall.ground, borderBlockEndColor: 'currentColor' } });

export const header = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: layout.header,
  paddingInline: layout.margin,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  color: wall.text,
  borderBlockEnd: '2px solid transparent',
  transition: `block-size ${duration.ui} ${easing.sash}, background-color ${duration.press}`,
  selectors: {
    '&[data-state="scrolled"]': { borderBlockEndColor: 'currentColor' },
    '&[data-state="scrolled"]:not([data-menu="open"])': { blockSize: `calc(${layout.header} - 8px)` },
    '&[data-menu="open"]': { borderBlockEndColor: 'transparent' },
  },
  '@media': {
    // It lies on the page's first wall, and has its colour. In forced colours a picture would hide its lines.
    '(forced-colors: none)': {
      selectors: { '&[data-state="resting"]:not([data-menu="open"])': { backgroundColor: 'transparent' } },
    },
    // Before hydration a scroll-driven animation fills it: a scrolled header lies on other walls than its own.
    'screen and (scripting: enabled)': {
      '@supports': {
        '(animation-timeline: scroll())': {
          selectors: {
            '&:not([data-hydrated])': {
              // `!important` keeps this animation under reduced motion: it moves nothing.
              animation: `${filled} linear both !important`,
              animationTimeline: 'scroll(root) !important' as 'auto',
              animationRange: '0px 1px !important' as 'normal',
            },
          },
        },
        // Firefox cannot fill it, so there it stays on its own wall.
        'not (animation-timeline: scroll())': {
          selectors: { '&:not([data-hydrated])': { position: 'absolute' } },
        },
      },
    },
    [lowWindow]: { selectors: { '&:not([data-menu="open"])': { position: 'absolute' } } },
    // Without a script it has no scrolled style, so it does not stick.
    '(scripting: none)': { position: 'absolute' },
    [`${below.laptop} and (scripting: none)`]: {
      position: 'relative',
      blockSize: 'auto',
      flexWrap: 'wrap',
      paddingBlock: 12,
      selectors: { '&&': { backgroundColor: wall.ground } },
    },
    print: { position: 'static', blockSize: 'auto', paddingBlock: 12, color: 'black' },
  },
});

export const logo = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 48 });

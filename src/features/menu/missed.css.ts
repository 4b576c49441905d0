import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { layout } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { header } from '../headerScroll/Header.css.ts';
import * as css from './Navigation.css.ts';

/** The toggle was pressed, and for long nothing has come to open its sheet (`earlyPresses.ts`). */
const isMissed = `.missed-${css.MENU_TOGGLE}`;
const missed = `:root${isMissed}`;

const whenMissed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${missed}${selector}`, {
    '@media': { [`screen and ${below.laptop}`]: rule },
  } as GlobalStyleRule);

// The header takes the links in, as it does without scripts. It stays in sight, because that is where they are waited for.
whenMissed('', { vars: { [layout.header]: '0px' }, scrollPaddingBlockStart: '50dvb' });
whenMissed(` ${header}`, {
  position: 'sticky',
  blockSize: 'auto',
  maxBlockSize: '50dvb',
  overflowY: 'auto',
  flexWrap: 'wrap',
  gap: '0 24px',
  paddingBlock: 12,
  backgroundColor: wall.ground,
  borderBlockEndColor: 'currentColor',
});
whenMissed(` :is(${css.toggle}, ${css.people}, ${css.reach})`, { display: 'none' });
whenMissed(` ${css.sheet}`, { all: 'revert' });
whenMissed(` ${css.links}`, { display: 'flex', flexWrap: 'wrap', gap: '0 20px', inlineSize: 'auto' });
whenMissed(` ${css.item}`, { containerType: 'normal' });
whenMissed(` ${css.link}`, {
  ...css.linkInLine,
  color: 'inherit',
  fontFamily: 'inherit',
  fontStretch: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'none',
  textIndent: 0,
});
whenMissed(` ${css.link}[aria-current] ${css.label}`, {
  textDecoration: `underline 3px ${wall.head}`,
  textUnderlineOffset: '.4em',
});

// Where not even the script has come that keeps presses, a toggle that is held or pointed at for long has its sheet shown.
const awaited = keyframes({ from: { visibility: 'hidden', clipPath: 'inset(0 0 100% 0)' } });
const unheard = `:root:not(${isMissed}) ${css.toggle}[data-waiting]`;
globalStyle(
  `${unheard}:is(:focus, :hover) ~ ${css.sheet}, ${unheard} ~ ${css.sheet}:is(:focus-within, :hover)`,
  {
    '@media': {
      [`screen and ${below.laptop} and (scripting: enabled)`]: {
        visibility: 'visible',
        clipPath: 'inset(0)',
        // After the other way has been offered to whoever was heard, which takes the toggle away.
        animation: `${awaited} 0s 5s backwards !important`,
        transition: 'none',
      },
    },
  },
);

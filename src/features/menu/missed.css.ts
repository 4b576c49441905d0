import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { layout } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { header } from '../headerScroll/Header.css.ts';
import * as css from './Navigation.css.ts';

/** The toggle was pressed, and for long nothing has come to open its sheet (`earlyPresses.ts`). */
const missed = `:root.missed-${css.MENU_TOGGLE}`;

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

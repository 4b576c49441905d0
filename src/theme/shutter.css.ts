import { globalStyle, keyframes } from '@vanilla-extract/css';
import { colour, duration, easing } from './theme.css.ts';
import { walls } from './walls.ts';

/**
 * A change of page: two halves of the next page's wall close over this page and open on the next (art direction, 8).
 * The router starts it where the browser knows View Transitions, and not at all with reduced motion; the page says which
 * wall (`shell/Shell.tsx`).
 */
const open = { clipPath: 'inset(0)' };
const closed = { clipPath: 'inset(50% 0)' };
const closing = keyframes({ from: open, to: closed });
const opening = keyframes({ from: closed, to: open });

// The next page is there already, and takes what is pressed.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { mixBlendMode: 'normal' });
globalStyle('::view-transition-old(root)', {
  animation: `${closing} ${duration.ui} ${easing.shutter} both`,
});
globalStyle('::view-transition-new(root)', {
  animation: `${opening} ${duration.ui} ${easing.shutter} ${duration.ui} both`,
});
for (const [name, { ground }] of Object.entries(walls)) {
  globalStyle(`:root[data-shutter="${name}"]::view-transition`, { backgroundColor: colour[ground] });
}

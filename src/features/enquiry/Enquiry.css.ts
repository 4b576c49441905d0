import { keyframes, style } from '@vanilla-extract/css';
import { running } from '../../theme/text.css.ts';

/** Most forms hydrate before a visitor needs this note; it takes no room until its delay is over. */
const delayed = keyframes({ from: { maxBlockSize: 0, marginBlockStart: 0, visibility: 'hidden' } });

/** Shown by CSS alone, because the script may be missing: after 10 s, or once a field was edited (`:user-valid`). */
export const notReady = style([
  running,
  {
    marginBlockStart: 16,
    overflow: 'hidden',
    // `!important` keeps this animation under reduced motion: it moves nothing.
    animation: `${delayed} 0s 10s backwards !important`,
    selectors: {
      // In Firefox a button is `:user-valid` from the start.
      'form:has(:not(button):is(:user-valid, :user-invalid)) &': { animation: 'none !important' },
    },
  },
]);

export const dialogText = style([running, { overflowWrap: 'anywhere' }]);

/** The second click of a double click on Submit lands here: it would select a word. */
export const waitingText = style([dialogText, { userSelect: 'none', WebkitUserSelect: 'none' }]);

export const rescue = style({ display: 'grid', gap: '16px' });

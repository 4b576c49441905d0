import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, easing } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative', minInlineSize: 0 });

/** Upward from the sill. */
const unfold = keyframes({ from: { clipPath: 'inset(100% 0 0 0)' } });

// Outside the viewport the picture is whole: a printed page, a search engine's screenshot and a failed script show it.
// Its own attribute, for the same reason as `data-plays`: see TextAnimation.css.ts.
globalStyle(`${frame}[data-unfolds] picture > img`, {
  '@media': {
    'screen and (prefers-reduced-motion: no-preference)': {
      animation: `${unfold} ${duration.scene} ${easing.sash} backwards`,
    },
  },
});

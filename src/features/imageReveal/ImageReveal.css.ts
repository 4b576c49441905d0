import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing } from '../../theme/theme.css.ts';

export const frame = style({ minInlineSize: 0 });

// The box stays what the viewport is asked about; only the picture in it is cut.
globalStyle(`${frame}[data-state="folded"] img`, {
  '@media': { 'screen and (prefers-reduced-motion: no-preference)': { clipPath: 'inset(100% 0 0 0)' } },
});
// Opens slowly enough to be seen by someone who scrolls; closes unseen, so at once.
globalStyle(`${frame}[data-state="unfolded"] img`, {
  clipPath: 'inset(0)',
  transition: `clip-path ${duration.scene} ${easing.sash} ${duration.press}`,
});

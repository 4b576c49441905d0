import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { duration, easing } from '../../theme/theme.css.ts';
import { fitStretch, line, narrowLine, wideLine } from '../../ui/FitBlock.css.ts';

export const animated = style({ minInlineSize: 0, inlineSize: '100%' });

// The machine keeps it on for 1000 ms after the heading has left, so that a short absence does not replay it. An
// attribute of its own: with `data-state`, which many elements have, each of their changes would restyle the headings
// in them.
const plays = `${animated}[data-plays]`;

/** Each fitted line is a block, so it may animate the width axis: no other text moves. */
const stretch = keyframes({ from: { fontStretch: '62%' } });
/** A page's title is visible from the start: a small stretch. */
const breathe = keyframes({ '35%': { fontStretch: `max(62%, calc(${fitStretch} - 16%))` } });
/** A line in parts stretches as a whole: on the width axis its later parts would move. */
const breatheWhole = keyframes({ '35%': { transform: 'scaleX(.9)' } });
/** Other headings stretch as a whole: on the width axis their words would wrap elsewhere. */
const widen = keyframes({ from: { transform: 'scaleX(.74)' } });

globalStyle(`${plays} :is(.${line}, .${wideLine}, .${narrowLine})`, {
  animation: `${stretch} ${duration.scene} ${easing.sash}`,
});
globalStyle(`${plays} h1 :is(.${line}, .${wideLine}, .${narrowLine})`, {
  animation: `${breathe} ${duration.scene} ${easing.sash}`,
});
globalStyle(`${plays} :is(h1, h2) .${wideLine}`, {
  '@media': {
    [above.tablet]: {
      transformOrigin: '0 50%',
      animation: `${breatheWhole} ${duration.scene} ${easing.sash}`,
    },
  },
});
globalStyle(`${plays} :is(h1, h2) .${narrowLine}`, { '@media': { [above.tablet]: { animation: 'none' } } });
globalStyle(`${plays} > :is(h2, h3)`, {
  transformOrigin: '0 50%',
  animation: `${widen} ${duration.scene} ${easing.sash}`,
});

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { duration, easing } from '../../theme/theme.css.ts';
import { fitStretch, line, narrowLine, wideLine } from '../../ui/FitBlock.css.ts';

export const animated = style({ minInlineSize: 0, inlineSize: '100%' });

// The machine keeps it on for a while after the heading has left, so that a short absence does not replay it.
// An attribute of its own: below `data-state`, which many elements have, every change of one would style the headings in it.
const plays = `${animated}[data-plays]`;

/** Fitted lines have a line to themselves, so their letters may take the width axis: nothing else can move. */
const stretch = keyframes({ from: { fontStretch: '62%' } });
/** A title is there from the start: it draws a breath. */
const breathe = keyframes({ '35%': { fontStretch: `max(62%, calc(${fitStretch} - 16%))` } });
/** So does a line in parts, as one: on the width axis its later parts would move. */
const breatheWhole = keyframes({ '35%': { transform: 'scaleX(.9)' } });
/** Words that wrap would wrap elsewhere, so the heading is stretched as one. */
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

import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing } from '../../theme/theme.css.ts';

/** The layers, exactly on the picture; `layers.ts` sets their place. */
export const layers = style({
  position: 'absolute',
  overflow: 'clip',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

globalStyle(`${layers} > img`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

globalStyle(`${layers} > [data-part="object"]`, {
  transition: `translate ${duration.sash} ${easing.sash}`,
});

globalStyle(`${layers}[data-state~="object.out"] > [data-part="object"]`, { translate: 'var(--offset)' });

import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing } from '../../theme/theme.css.ts';

/** Lies exactly on the picture, once there is something to show; where it lies stands in its style. */
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

globalStyle(`${layers}[data-state~="object.out"] > [data-part="object"]`, { translate: 'var(--way)' });

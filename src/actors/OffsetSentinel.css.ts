import { style, styleVariants } from '@vanilla-extract/css';

const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  pointerEvents: 'none',
});

/** From the page's top down to the height that is watched. */
export const sentinels = styleVariants({ '0px': [], '300px': [], '50dvh': [] }, (_, blockSize) => [
  sentinel,
  { blockSize },
]);

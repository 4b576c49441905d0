import { style, styleVariants } from '@vanilla-extract/css';

const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  pointerEvents: 'none',
});

/** Covers the page from its top down to the watched height. */
export const sentinels = styleVariants({ '0px': [], '300px': [], '50dvh': [] }, (_, blockSize) => [
  sentinel,
  { blockSize },
]);

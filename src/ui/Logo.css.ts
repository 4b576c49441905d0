import { style } from '@vanilla-extract/css';

/** The ink is in the file, so a forced dark theme cannot change it. */
export const logo = style({
  '@media': { '(forced-colors: active) and (prefers-color-scheme: dark)': { filter: 'invert(1)' } },
});

import { style } from '@vanilla-extract/css';

export const logo = style({
  selectors: {
    // The words of a missing logo fit into its box.
    '&[data-state="missing"]': { fontSize: 11, lineHeight: 1.1 },
  },
  // The ink is in the file, so a forced dark theme cannot change it.
  '@media': { '(forced-colors: active) and (prefers-color-scheme: dark)': { filter: 'invert(1)' } },
});

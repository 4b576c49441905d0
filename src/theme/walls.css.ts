import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { colour } from './theme.css.ts';
import { walls } from './walls.ts';

/** Colours of the surrounding wall: `--wall-ground`, `--wall-text` … */
export const wall = createGlobalThemeContract(
  {
    ground: null,
    text: null,
    quiet: null,
    accent: null,
    focus: null,
    head: null,
    button: null,
    buttonText: null,
  },
  (_value, path) => `wall-${path.join('-').replace('buttonText', 'button-text')}`,
);

for (const [name, { ground, text, quiet, accent, focus, head, button, buttonText }] of Object.entries(
  walls,
)) {
  globalStyle(`[data-wall="${name}"]`, {
    vars: {
      [wall.ground]: colour[ground],
      [wall.text]: colour[text],
      [wall.quiet]: colour[quiet],
      [wall.accent]: colour[accent],
      [wall.focus]: colour[focus],
      [wall.head]: colour[head],
      [wall.button]: colour[button],
      [wall.buttonText]: colour[buttonText],
    },
    backgroundColor: wall.ground,
    color: wall.text,
  });
}

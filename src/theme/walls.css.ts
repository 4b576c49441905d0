import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { colour } from './theme.css.ts';
import { named } from './tokens.ts';
import { type Wall, walls } from './walls.ts';

/** Colours of the surrounding wall: `--wall-ground`, `--wall-text` … */
export const wall = createGlobalThemeContract(walls.chuna, named('wall'));

const roles = Object.keys(wall) as (keyof Wall)[];

for (const [name, pigments] of Object.entries(walls)) {
  globalStyle(`[data-wall="${name}"]`, {
    vars: Object.fromEntries(roles.map((role) => [wall[role], colour[pigments[role]]])),
    backgroundColor: wall.ground,
    color: wall.text,
  });
}

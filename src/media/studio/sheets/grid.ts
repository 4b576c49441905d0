import { day } from '../light.ts';
import { rectOutline } from '../outlines.ts';
import { type Scene, scene } from '../scene.ts';
import { clip, group, rect, type Svg } from '../svg.ts';

/** Proof sheets of people, for illustrators; no page of the site shows them. */

const CELL_WIDTH = 300;

const CELL_HEIGHT = 340;

const walls = ['patta', 'neelWash', 'genda', 'raniWash', 'chuna', 'geru', 'gendaWash', 'neel'] as const;

/** People in the cells of a grid, each in front of another wall. */
function grid(columns: number, cells: readonly ((shadow: string) => Svg)[], scale = 1): Svg {
  return cells
    .map((draw, index) => {
      const x = (index % columns) * CELL_WIDTH;
      const y = Math.floor(index / columns) * CELL_HEIGHT;
      const light = day[walls[(index + Math.floor(index / columns) * 3) % walls.length] ?? 'chuna'];
      const cell = rect(x, y, CELL_WIDTH, CELL_HEIGHT, light.wall);
      const stand = group({ at: [x + CELL_WIDTH / 2, y + 180], scale }, draw(light.shadow));
      return cell + clip(rectOutline(x, y, CELL_WIDTH, CELL_HEIGHT), stand);
    })
    .join('');
}

export const sheet = (
  name: string,
  columns: number,
  cells: readonly ((shadow: string) => Svg)[],
  scale = 1,
): Scene =>
  scene({
    name,
    width: columns * CELL_WIDTH,
    height: Math.ceil(cells.length / columns) * CELL_HEIGHT,
    wall: false,
    draw: () => grid(columns, cells, scale),
  });

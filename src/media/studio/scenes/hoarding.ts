import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import { day, type Light } from '../light.ts';
import { rectOutline } from '../outlines.ts';
import type { Random } from '../random.ts';
import { clip, d, line, path, polygon, rect, rule, type Svg } from '../svg.ts';
import { textile } from '../textiles.ts';

const board = { x: 70, y: 70, width: 1040, height: 700 };

/** The towers of Gurgaon, without signs. */
export function skyline(light: Light, random: Random): Svg {
  const towers: Svg[] = [];
  for (let x = -20; x < 1620; x += 96) {
    const width = random.between(70, 120);
    const top = x > 1080 ? random.between(430, 800) : random.between(730, 880);
    const colour = random.pick([light.sun, mix(light.sun, light.wall, 0.4)]);
    const panes: string[] = [];
    for (let y = top + 22; y < 990; y += 34)
      for (let pane = x + 14; pane < x + width - 22; pane += 26)
        if (random.chance(0.6)) panes.push(d`M${pane},${y} h12 v16 h-12Z`);
    towers.push(
      rect(x, top, width, 1000 - top, colour),
      path(panes.join(''), mix(light.wall, palette.white, 0.35)),
    );
  }
  return towers.join('');
}

/** The shadow on the board of the arm that comes out of it. */
const armShadow = (colour: string): Svg => line('M640,690 L880,770 L1130,680', colour, 74);

/** The board on its legs, and the edge of the painting. */
export function hoarding(light: Light, painted: Svg): Svg {
  const { x, y, width, height } = board;
  const edge = d`M${x},${y} H${x + 760} C${x + 730},${y + 70} ${x + 778},${y + 130} ${x + 742},${y + 210} C${x + 716},${y + 280} ${x + 772},${y + 330} ${x + 728},${y + 430} C${x + 700},${y + 520} ${x + 752},${y + 590} ${x + 720},${y + height} H${x} Z`;
  const leg = (at: number) =>
    rect(at, y + height, 26, 300, palette.ink) + rect(at + 16, y + height, 10, 300, light.shadow);
  return [
    rule(
      d`M${x + 190},${y + height + 40} L${x + width - 190},1000 M${x + width - 190},${y + height + 40} L${x + 190},1000`,
      palette.ink,
      8,
    ),
    leg(x + 170),
    leg(x + width - 200),
    polygon(
      [
        [x + width + 16, y - 16],
        [x + width + 44, y + 14],
        [x + width + 44, y + height + 34],
        [x + 20, y + height + 34],
        [x, y + height],
      ],
      light.shadow,
    ),
    rect(x - 16, y - 16, width + 32, height + 32, palette.ink),
    rect(x, y, width, height, palette.white),
    // The painter's drawing, still to be filled.
    line(
      d`M${x + 800},${y + 90} h180 M${x + 800},${y + 130} h140 M${x + 790},${y + 560} h200 M${x + 790},${y + 610} h200`,
      light.sun,
      5,
    ),
    clip(
      edge,
      rect(x, y, width, height, palette.rani),
      textile(
        { textile: 'leheriya', colour: mix(palette.rani, palette.white, 0.14), scale: 2.6 },
        edge,
        palette.rani,
        { x, y, width, height },
      ),
    ),
    clip(
      rectOutline(x, y, width, height),
      clip(edge, armShadow(palette.raniDeep)),
      clip(d`M${x + 760},${y} H${x + width} V${y + height} H${x + 740}Z`, armShadow(day.chuna.sun)),
    ),
    clip(d`M${x},${y - 400} H${1700} V${y + height} H${x}Z`, painted),
  ].join('');
}

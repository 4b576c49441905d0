import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { logos } from '../logos/index.ts';
import type { Camera } from '../perspective.ts';
import { d, group, type Point, path, polygon, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { type Goods, shelves } from './shelves.ts';
import { paints, type Shop } from './shops.ts';

/** Depth of a counter out of the wall, units. */
export const SLAB = 62;

/** The place of a shop and of its parts; every y counts from the upper edge of the picture. */
export interface Plot {
  shop: Shop;
  x: number;
  width: number;
  sign: { y: number; height: number };
  awning: { y: number; height: number };
  counter: { y: number; height: number };
  scale: number;
  /** Shift of the owner from the middle. */
  aside: number;
}

/** A client's mark, painted in white. */
function mark(shop: Shop, centre: Point, most: { width: number; height: number }): Svg {
  const logo = logos.find(({ name }) => name === `logos/${shop}`);
  if (!logo) throw new Error(`There is no mark of ${shop}.`);
  const scale = Math.min(most.width / logo.width, most.height / logo.height);
  const drawn = logo
    .render()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll('currentColor', palette.white);
  return group(
    { at: [centre[0] - (logo.width * scale) / 2, centre[1] - (logo.height * scale) / 2], scale },
    drawn,
  );
}

function sign({ shop, x, width, sign: { y, height } }: Plot, { sun }: Light): Svg {
  const [left, across] = [x + 10, width - 20];
  return [
    polygon(
      [
        [left + across, y + 8],
        [left + across + 16, y + 22],
        [left + across + 16, y + height + 16],
        [left + 16, y + height + 16],
        [left, y + height],
      ],
      sun,
    ),
    rect(left, y, across, height, palette.white),
    rect(left + 6, y + 6, across - 12, height - 12, paints[shop].sign),
    mark(shop, [x + width / 2, y + height / 2], { width: across - 56, height: height - 40 }),
  ].join('');
}

/** An awning of striped cloth with a scalloped hem, and its shadow. */
function awning({ shop, x, width, awning: { y, height } }: Plot, light: Light): Svg {
  const stripes = 8;
  const [top, bottom] = [x + 22, x + 4];
  const [topStep, step] = [(width - 44) / stripes, (width - 8) / stripes];
  const colours = [paints[shop].awning, palette.white];
  const hem = y + height;
  const strip = (index: number) => {
    const colour = colours[index % 2] ?? palette.white;
    const left = bottom + index * step;
    return (
      polygon(
        [
          [top + index * topStep, y],
          [top + (index + 1) * topStep, y],
          [left + step, hem],
          [left, hem],
        ],
        colour,
      ) +
      path(
        d`M${left},${hem} H${left + step} V${hem + 10} a${step / 2},${step / 2} 0 0 1 ${-step},0Z`,
        mix(colour, light.shadow, 0.24),
      )
    );
  };
  return Array.from({ length: stripes }, (_, index) => strip(index)).join('');
}

function counterFront({ shop, x, width, counter: { y, height } }: Plot, light: Light): Svg {
  const colour = paints[shop].counter;
  const [left, across] = [x + 10, width - 20];
  const panel = across / 4;
  return [
    rect(left, y, across, height, colour),
    ...(height < 90 ? [] : [0, 1, 2, 3]).map((index) =>
      rect(left + index * panel + 11, y + 52, panel - 22, height - 66, mix(colour, light.shadow, 0.16)),
    ),
    // The counter's own shadow.
    polygon(
      [
        [left, y],
        [left + across, y],
        [left + across, y + 42],
        [left + 26, y + 42],
        [left, y + 16],
      ],
      mix(colour, light.shadow, 0.5),
    ),
  ].join('');
}

export function shopOf(view: Camera, light: Light, plot: Plot, goods: Goods): Svg {
  const { x, width } = plot;
  const opening = {
    x: x + 32,
    y: plot.awning.y + 10,
    width: width - 64,
    height: plot.counter.y - plot.awning.y - 10,
  };
  const { sign: first, counter: second, awning: third } = paints[plot.shop];
  return [
    counterFront({ ...plot, counter: { ...plot.counter, y: plot.counter.y + 10 } }, light),
    openWindow(view, light, {
      ...opening,
      trim: { width: 14 },
      reveal: 44,
      depth: 380,
      beyond: { sides: 60, above: 10, below: 120 },
      furniture: [
        {
          z: 330,
          draw: shelves(
            { x: opening.x - 60, y: opening.y + 148, width: opening.width + 120, step: 92, rows: 3 },
            goods,
            [
              palette.genda,
              first === palette.ink ? palette.geru : first,
              palette.neelWash,
              second,
              third,
              palette.rani,
            ],
            light.shadow,
          ),
        },
      ],
      sill: { overhang: 26, depth: SLAB, height: 16 },
      sun: false,
    }),
    // The awning's shadow on the trim and in the shop.
    polygon(
      [
        [opening.x - 14, plot.awning.y + plot.awning.height],
        [opening.x, plot.awning.y + plot.awning.height],
        [opening.x, plot.awning.y + plot.awning.height + 84],
        [opening.x - 14, plot.awning.y + plot.awning.height + 70],
      ],
      mix(palette.white, light.shadow, 0.36),
    ),
    rect(
      opening.x + opening.width,
      plot.awning.y + plot.awning.height,
      14,
      84,
      mix(palette.white, light.shadow, 0.36),
    ),
    sign(plot, light),
    awning(plot, light),
  ].join('');
}

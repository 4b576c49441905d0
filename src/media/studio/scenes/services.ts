import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import { castByName } from '../people/cast.ts';
import { type Camera, camera } from '../perspective.ts';
import { type Stage, scene } from '../scene.ts';
import { d, group, type Point, path, type Svg } from '../svg.ts';
import { textileOfService } from '../textiles.ts';
import { openWindow } from '../window.ts';
import { type Cell, descents, lights, wire } from './servicesLights.ts';
import { TO_SILL } from './tradeProps.ts';
import { trades } from './trades.ts';
import { type Trade, type Tradesperson, tradesWishes } from './tradesCast.ts';

const TRIM = 16;

/** Colours of the wallpapers, whose pattern is the textile of the service. */
const papers: Record<Trade, string> = {
  technology: palette.geru,
  social: palette.patta,
  design: palette.rani,
  search: palette.neel,
  paid: palette.rani,
  pr: palette.patta,
  influencer: palette.geru,
  film: palette.neel,
};

/** The painted part of the trim. */
const painted = ({ x, y, width, height }: Cell) =>
  path(
    d`M${x - TRIM},${y + height * 0.62} l4,14 l5,-8 l4,12 l3,-10 V${y} H${x + width} V${y + 66} l4,10 l5,-6 l4,9 l3,-8 V${y - TRIM} H${x - TRIM}Z`,
    palette.neel,
  );

/** The strip of wall that the roller has painted. */
const rolled = ({ x, y, width }: Cell) => {
  const left = x + width + TRIM + 14;
  return path(
    d`M${left},${y - 16} l12,-8 l10,6 l14,-10 l16,8 l14,-7 l14,9 l13,-6 V${y + 222} l-13,4 l-10,14 l-9,-10 l-10,4 l-8,22 l-6,-20 l-13,6 l-10,-12 l-16,5Z`,
    palette.rani,
  );
};

function trade({ light, second }: Stage, view: Camera, cell: Cell, { draw, before }: Tradesperson): Svg {
  const { x, y, width, height, scale } = cell;
  const place = { at: [x + width / 2 + cell.aside, y + height + 8 - TO_SILL * scale] as Point, scale };
  return openWindow(view, light, {
    x,
    y,
    width,
    height,
    trim: { width: TRIM },
    reveal: 56,
    depth: 360,
    beyond: { sides: 20, above: 10, below: 60 },
    wallpaper: {
      textile: textileOfService[cell.trade],
      colour: mix(papers[cell.trade], light.shadow, 0.5),
      scale: 1.3,
    },
    sill: { overhang: 30, depth: 50, height: 17 },
    sun: { length: 54, lean: 40 },
    ...(cell.trade === 'design' ? { onTrim: painted(cell) } : {}),
    leaning: [
      { z: 0, draw: lights(second, [x - 6, y + 6], [x + width + 6, y + 6], 12, 5) },
      { z: -10, draw: group(place, draw) },
    ],
    ...(before ? { before: [{ z: -52, draw: group(place, before) }] } : {}),
  });
}

interface Layout {
  columns: number;
  order: readonly (readonly [trade: Trade, aside: number])[];
  firstSill: number;
  step: number;
  height: number;
  scale: number;
}

function facade(stage: Stage, view: Camera, layout: Layout): Svg[] {
  const { seed, light, width, second } = stage;
  const people = castByName(seed, tradesWishes);
  const atWork = (name: Trade) => trades[name](people[name], light.shadow, second);
  const across = width / layout.columns;
  const cells = layout.order.map(([name, aside], index): Cell => {
    const sill = layout.firstSill + Math.floor(index / layout.columns) * layout.step;
    const x = (index % layout.columns) * across + (across - 330) / 2;
    return {
      trade: name,
      x,
      y: sill - layout.height,
      width: 330,
      height: layout.height,
      aside,
      scale: layout.scale,
    };
  });
  return [
    wire(second, cells, layout.columns),
    ...cells.filter(({ trade: name }) => name === 'paid').map(rolled),
    ...cells.map((cell) => trade(stage, view, cell, atWork(cell.trade))),
    descents(second, cells, layout.columns),
  ];
}

/** Eight windows with eight trades, joined by one string of lights. */
export const services = scene({
  name: 'services',
  width: 1920,
  height: 824,
  wall: 'neelWash',
  draw: (stage) =>
    facade(stage, camera({ cx: 960, cy: 412 }), {
      columns: 4,
      order: [
        ['technology', 0],
        ['social', 20],
        ['design', -20],
        ['search', 4],
        ['paid', -20],
        ['pr', -56],
        ['influencer', -24],
        ['film', 40],
      ],
      firstSill: 352,
      step: 408,
      height: 286,
      scale: 1.06,
    }),
});

/** The same, two in a row. */
export const servicesPortrait = scene({
  name: 'services-portrait',
  width: 960,
  height: 1500,
  seed: 'services',
  wall: 'neelWash',
  draw: (stage) =>
    facade(stage, camera({ cx: 480, cy: 750 }), {
      columns: 2,
      order: [
        ['design', -20],
        ['technology', 0],
        ['search', 4],
        ['social', 20],
        ['paid', -20],
        ['influencer', -62],
        ['pr', -56],
        ['film', 40],
      ],
      firstSill: 350,
      step: 366,
      height: 270,
      scale: 1.04,
    }),
});

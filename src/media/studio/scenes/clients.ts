import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { rectOutline } from '../outlines.ts';
import { type Camera, camera, project } from '../perspective.ts';
import { scene } from '../scene.ts';
import { clip, group, type Point, rect, type Svg } from '../svg.ts';
import { type Plot, SLAB, shopOf } from './shopFront.ts';
import { type Shopkeeper, shopkeepers, TO_COUNTER } from './shopkeepers.ts';
import type { Shop } from './shops.ts';

/** A shop's owner, cut only by the edge of the counter, and the wares on it. */
function keeper(view: Camera, { x, width, counter, scale, aside }: Plot, { draw, before }: Shopkeeper): Svg {
  const place = { at: [x + width / 2 + aside, counter.y + 10 - TO_COUNTER * scale] as Point, scale };
  const edge = project(view, [x, counter.y + 2, -SLAB])[1];
  return clip(rectOutline(x - width, 0, width * 3, edge), group(place, draw)) + group(place, before);
}

function bazaar(view: Camera, light: Light, seed: string, plots: readonly Plot[]): Svg[] {
  const owner = shopkeepers(seed, light.shadow);
  return [
    ...plots.map((plot) => shopOf(view, light, plot, owner(plot.shop).goods)),
    ...plots.map((plot) => keeper(view, plot, owner(plot.shop))),
  ];
}

/** The street in front of the shops, with a kerb in the sun. */
const street = (y: number, width: number, height: number, light: Light) =>
  rect(0, y, width, height - y, mix(light.sun, light.shadow, 0.35)) + rect(0, y, width, 12, '#F8D3C8');

/** A bazaar: shops with a sign and an owner each. */
export const clients = scene({
  name: 'clients',
  width: 1920,
  height: 824,
  wall: 'geru',
  draw({ seed, light, width, height }) {
    const order: readonly (readonly [Shop, number])[] = [
      ['noorvali', -14],
      ['ullasi', -14],
      ['kavi-kiln', 0],
      ['lahar-nine', 16],
      ['fatakra', 8],
      ['willowala', 12],
    ];
    const plots = order.map(
      ([shop, aside], index): Plot => ({
        shop,
        x: index * 320,
        width: 320,
        sign: { y: 36, height: 106 },
        awning: { y: 134, height: 58 },
        counter: { y: 620, height: 130 },
        scale: 1.19,
        aside,
      }),
    );
    return [street(758, width, height, light), ...bazaar(camera({ cx: 960, cy: 400 }), light, seed, plots)];
  },
});

/** The same on three levels, each with its own camera, so that no counter hides the wares on it. */
export const clientsPortrait = scene({
  name: 'clients-portrait',
  width: 960,
  height: 1640,
  seed: 'clients',
  wall: 'geru',
  draw({ seed, light }) {
    const levels: readonly (readonly (readonly [Shop, number])[])[] = [
      [
        ['noorvali', -10],
        ['kavi-kiln', 0],
      ],
      [
        ['ullasi', -12],
        ['fatakra', 10],
      ],
      [
        ['lahar-nine', 6],
        ['willowala', 16],
      ],
    ];
    return levels.flatMap((shops, level) => {
      const top = 20 + level * 544;
      const plots = shops.map(
        ([shop, aside], index): Plot => ({
          shop,
          x: 30 + index * 460,
          width: 440,
          sign: { y: top, height: 92 },
          awning: { y: top + 86, height: 36 },
          counter: { y: top + 456, height: 58 },
          scale: 1.04,
          aside,
        }),
      );
      return bazaar(camera({ cx: 480, cy: top + 220 }), light, seed, plots);
    });
  },
});

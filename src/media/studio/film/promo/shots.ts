import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { day, type Light } from '../../light.ts';
import { camera, onPlane } from '../../perspective.ts';
import { aloe } from '../../plants.ts';
import type { Scene } from '../../scene.ts';
import { about } from '../../scenes/about.ts';
import { careers, neighbours } from '../../scenes/careers.ts';
import { contact } from '../../scenes/contact.ts';
import { film } from '../../scenes/film.ts';
import { influencer } from '../../scenes/influencer.ts';
import { paid } from '../../scenes/paid.ts';
import { services } from '../../scenes/services.ts';
import { strategy } from '../../scenes/strategy.ts';
import { technologyWide } from '../../scenes/technologyWide.ts';
import { group, type Svg } from '../../svg.ts';
import { endCard } from './endCard.ts';
import { flyingPast } from './parakeet.ts';
import { risen, shuttered } from './passages.ts';
import { inside, type Shot, wallBeyond } from './shot.ts';
import { street } from './street.ts';

/** A picture of the site as a moving shot, on a wall that continues beyond it. */
function alive(scene: Scene, light: Light, passing: (second: number) => Svg = () => ''): Shot['draw'] {
  const wall = wallBeyond(light);
  return (second) => wall + inside(scene.render(undefined, second)) + passing(second);
}

const careersWindow = { x: 815, y: 210, width: 300, height: 400 };
/** The plant on the sill of the empty window, in front of the next scene. */
const plant = onPlane(
  camera({ cx: 960, cy: 360 }),
  -40,
  group({ at: [careersWindow.x + 260, 608], scale: 0.78 }, aloe(tones.pattaLight, palette.neel)),
);

/** The shots in their order. Titles are the site's own words. */
export const shots: readonly Shot[] = [
  street,
  {
    view: { x: -40, y: -242, width: 2340 },
    seconds: 3.6,
    draw: alive(services, day.neelWash),
    title: ['Eight windows on', 'one string of lights'],
    seen: 'Eight neighbours at eight trades, one string of lights. A ninth window opens.',
    ...shuttered(
      day.neelWash,
      { x: 1970, y: 262, width: 270, height: 300 },
      { colour: palette.geru, slat: tones.geruDark },
    ),
  },
  {
    view: { x: 0, y: 98, width: 1600 },
    seconds: 3.4,
    draw: alive(film, day.neel),
    title: ['Film production', 'and photography'],
    seen: 'A woman waves, and a camera operator has the same wave in her monitor.',
    ...risen({ x: 640, y: 250, width: 600, height: 396 }),
  },
  {
    view: { x: -60, y: 40, width: 1706 },
    seconds: 3.7,
    draw: alive(technologyWide, day.gendaWash),
    title: ['Website design', 'and development'],
    seen: 'A weaver looks out through his warp. There are windows woven into his cloth.',
    ...risen(
      { x: 1182.8, y: 649, width: 124.5, height: 142 },
      { outline: 'M1182.8,791 V667.4 H1218.7 V649.5 H1271.7 V667.4 H1307.3 V791Z' },
    ),
  },
  {
    view: { x: -330, y: -10, width: 1600 },
    seconds: 3.6,
    draw: alive(contact, day.rani, flyingPast([-330, 110], [1320, 150], [-0.3, 1.7], 0.8, day.rani.shadow)),
    title: ['Overheard at', 'the window'],
    seen: 'A woman in an arch holds a hand behind her ear.',
    ...shuttered(
      day.rani,
      { x: 880, y: 280, width: 330, height: 290 },
      { colour: palette.genda, slat: tones.gendaDark },
    ),
  },
  {
    view: { x: 0, y: 40, width: 1600 },
    seconds: 3.6,
    draw: alive(paid, { ...day.neelWash, course: palette.neelWash }),
    title: ['Paid ads and', 'media buying'],
    seen: 'Out of a half-painted hoarding comes a glass of tea for its painter.',
    ...risen({ x: 868, y: 92, width: 222, height: 300 }),
  },
  {
    view: { x: -160, y: 14, width: 1760 },
    seconds: 3.5,
    draw: alive(influencer, day.geru),
    title: ['Influencer', 'marketing'],
    seen: 'A round window is a ring light. An arm comes out of it to the telephone.',
    // The outline leaves out her finger, which stays on the screen.
    ...risen(
      { x: 1146, y: 224, width: 268, height: 462 },
      { outline: 'M1146,224 H1414 V686 H1146 V604.8 L1162.1,599.5 A10,10 0 0 0 1156.6,581 L1146,583.2Z' },
    ),
  },
  {
    view: { x: -300, y: 40, width: 1884 },
    seconds: 3.6,
    draw: alive(
      strategy,
      day.neelWash,
      flyingPast([-300, 330], [1700, -60], [-0.4, 1.6], 0.9, day.neelWash.shadow),
    ),
    title: ['See how we', 'see people'],
    seen: 'A telescope longer than its window is wide. Where it points, shutters open.',
    ...shuttered(
      day.neelWash,
      { x: 1130, y: 130, width: 330, height: 300 },
      { colour: palette.rani, slat: palette.raniDeep },
    ),
  },
  {
    view: { x: -90, y: -330, width: 2100 },
    seconds: 3.6,
    draw: alive(about, day.genda),
    title: ['The whole team', 'on one windowsill'],
    seen: 'The whole team on one windowsill.',
    ...shuttered(day.genda, { x: 790, y: -240, width: 340, height: 210 }),
  },
  {
    view: { x: 0, y: -128, width: 1920 },
    seconds: 3.8,
    draw: alive(careers, day.raniWash),
    title: ['There is a window', 'with your name on it'],
    seen: 'A lit, empty window. Everybody turns to it. Its sign: “This one is yours.”',
    // The camera goes between their hands.
    ...risen(
      { x: 846, y: 327, width: 186, height: 105 },
      {
        opening: careersWindow,
        before: (_opened, second) => plant + neighbours(careers.name, day.raniWash, second),
      },
    ),
  },
  endCard,
];

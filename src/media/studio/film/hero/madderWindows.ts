import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { night } from '../../light.ts';
import { diya, hangingLamp } from '../../lights.ts';
import { blink, pulse, swing } from '../../motion.ts';
import { type Camera, project, surface } from '../../perspective.ts';
import { tulsi } from '../../plants.ts';
import { framed } from '../../props.ts';
import { circle, d, group, line, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import {
  flashAt,
  gardener,
  pouring,
  streetPhotographer,
  teaDrinker,
  waver,
  windmillChild,
} from './acrossTheStreet.ts';
import { type Hole, madder, madderWindow, middle, sill } from './house.ts';
import { cat, drops } from './things.ts';

/** The arch that stands out of its house, and the bracket that carries it. */
export function archWindow(time: number, view: Camera, hole: Hole, scale: number): Svg {
  const light = night('madder', 'genda');
  const y = sill(hole);
  const [left, right] = [hole.x - 34, hole.x + hole.width + 34];
  const flame = (x: number, cycles: number) =>
    group({ at: [x, y + 6] }, diya(1 + 0.14 * swing(time, cycles)));
  return [
    surface(
      view,
      [
        [left, y + 18, -60],
        [right, y + 18, -60],
        [right - 54, y + 78, 0],
        [left + 54, y + 78, 0],
      ],
      madder.cornice,
    ),
    openWindow(view, light, {
      ...hole,
      shape: 'arch',
      trim: { width: 28, colour: madder.ledge },
      reveal: 86,
      wallpaper: { textile: 'ikat', colour: '#FFC23A', second: palette.genda, scale: 1.5 },
      furniture: [
        { z: 180, draw: group({ at: [hole.x + hole.width * 0.24, hole.y - 60] }, hangingLamp(150)) },
      ],
      sill: { overhang: 40, depth: 66, height: 20, lip: madder.ledge },
      leaning: [
        { z: -12, draw: waver(time, { at: [middle(hole) + 12, y - 168 * scale], scale }, light.shadow) },
      ],
      before: [{ z: -46, draw: flame(hole.x - 8, 6) + flame(hole.x + hole.width - 2, 8) }],
    }),
  ].join('');
}

export function photographerWindow(time: number, view: Camera, hole: Hole, scale: number): Svg {
  const light = night('madder', 'patta');
  const lit = flashAt(time) > 0.3;
  return openWindow(view, light, {
    ...madderWindow,
    ...hole,
    room: lit ? { back: '#D9F0E6', left: '#A8D9C6', right: palette.white } : {},
    furniture: [
      {
        z: 400,
        draw: framed(hole.x + 4, hole.y + 26, 60, 44, palette.gendaWash, circle(30, 30, 16, palette.geru)),
      },
    ],
    seated: [
      {
        z: 50,
        draw: streetPhotographer(time, { at: [middle(hole), sill(hole) - 112 * scale], scale }, light.shadow),
      },
    ],
  });
}

/** The cat's window in the wide composition. */
export const catHole: Hole = { x: 1620, y: 490, width: 160, height: 160 };
export const catPlace = (hole: Hole) => ({ at: [middle(hole) - 40, sill(hole) + 2] as const, scale: 1.05 });
export const catSits = (time: number): Svg => cat(time, blink(time, 0.62, 0.78));

export function catWindow(time: number, view: Camera, hole: Hole): Svg {
  const light = night('madder', 'gendaWash');
  const open = 26 + 104 * pulse(time, 0.33, 0.94, 0.16);
  const shutter = { colour: '#137068', slat: '#0B4A45', slats: 7 };
  return openWindow(view, light, {
    ...madderWindow,
    ...hole,
    sill: { ...madderWindow.sill, top: palette.gendaWash },
    wallpaper: { textile: 'selvedge', colour: '#FFE09A', scale: 1.5 },
    seated: [
      {
        z: 20,
        draw: group(catPlace(hole), catSits(time)),
      },
    ],
    shutters: [
      { ...shutter, side: 'left', open },
      { ...shutter, side: 'right', open, colour: '#0F5B54', slat: '#083B37' },
    ],
  });
}

export function balcony(time: number, view: Camera, hole: Hole, scale: number): Svg {
  const light = night('madder', 'neelWash');
  const y = sill(hole);
  const bars = Array.from({ length: Math.floor((hole.width + 40) / 20) + 1 }, (_, index) => {
    const x = hole.x - 20 + index * 20;
    const foot = project(view, [x, y + 130, -80]);
    const head = project(view, [x, y + 8, -80]);
    return line(d`M${head} L${foot}`, '#74263F', 4);
  });
  return [
    openWindow(view, light, {
      ...madderWindow,
      ...hole,
      wallpaper: { textile: 'selvedge', colour: '#B9D2F6', scale: 1.6 },
      furniture: [{ z: 240, draw: group({ at: [middle(hole) + 4, hole.y - 50] }, hangingLamp(150)) }],
      sill: { overhang: 24, depth: 80, height: 16, top: '#DCE8FB', lip: '#74263F' },
      seated: [
        {
          z: 60,
          draw: teaDrinker(time, { at: [hole.x + hole.width * 0.3, y - 106 * scale], scale }, light.shadow),
        },
      ],
      leaning: [
        {
          z: -6,
          draw: windmillChild(
            time,
            { at: [hole.x + hole.width * 0.7, y - 100 * scale], scale: scale * 0.84 },
            light.shadow,
          ),
        },
      ],
    }),
    ...bars,
  ].join('');
}

export function gardenerWindow(time: number, view: Camera, hole: Hole, scale: number): Svg {
  const light = night('madder', 'raniWash');
  const y = sill(hole);
  return [
    openWindow(view, light, {
      ...madderWindow,
      ...hole,
      sill: { overhang: 60, depth: 70, height: 16 },
      leaning: [
        {
          z: -8,
          draw: gardener(time, { at: [middle(hole) + 24 * scale, y - 122 * scale], scale }, light.shadow),
        },
      ],
      before: [
        {
          z: -52,
          draw:
            group({ at: [hole.x - 56, y - 72] }, drops(time, pouring(time), 40)) +
            group(
              { at: [hole.x - 38, y + 8], scale: 0.48 },
              tulsi(tones.pattaLight, palette.genda, 1.6 * swing(time, 1, 0.2)),
            ),
        },
      ],
    }),
  ].join('');
}

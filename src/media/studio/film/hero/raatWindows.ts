import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { night } from '../../light.ts';
import { diya, hangingLamp } from '../../lights.ts';
import { swing } from '../../motion.ts';
import type { Camera } from '../../perspective.ts';
import { aloe } from '../../plants.ts';
import { framed } from '../../props.ts';
import { circle, group, path, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { type Hole, middle, raatWindow, sill } from './house.ts';
import { dancers, phoneReader, typist } from './upstairs.ts';

export function phoneWindow(time: number, view: Camera, hole: Hole, scale: number): Svg {
  const light = night('raat', 'genda');
  return openWindow(view, light, {
    ...raatWindow,
    ...hole,
    wallpaper: { textile: 'buti', colour: '#FFC544', scale: 1.4 },
    furniture: [
      {
        z: 400,
        draw: framed(
          hole.x + hole.width * 0.7,
          hole.y + 40,
          74,
          96,
          palette.neelWash,
          path('M0,96 V60 L30,30 L52,56 L74,40 V96Z', palette.patta),
          circle(20, 24, 12, palette.rani),
        ),
      },
    ],
    seated: [
      {
        z: 60,
        draw: phoneReader(
          time,
          { at: [middle(hole) - 30 * scale, sill(hole) - 154 * scale], scale },
          light.shadow,
        ),
      },
    ],
    before: [
      {
        z: -34,
        draw: group(
          { at: [hole.x + 30 * scale, sill(hole) + 4], scale: 0.66 * scale },
          aloe(tones.pattaLight, palette.rani, 2 * swing(time)),
        ),
      },
    ],
  });
}

export function typistWindow(time: number, view: Camera, hole: Hole, scale: number): Svg {
  const light = night('raat', 'neel');
  return openWindow(view, light, {
    ...raatWindow,
    ...hole,
    wallpaper: { textile: 'gamcha', colour: '#2C55E6', scale: 2 },
    furniture: [{ z: 200, draw: group({ at: [hole.x + hole.width * 0.2, hole.y - 40] }, hangingLamp(86)) }],
    seated: [
      {
        z: 60,
        draw: typist(time, { at: [middle(hole), sill(hole) - 150 * scale], scale }, light.shadow),
      },
    ],
  });
}

export function dancersWindow(time: number, view: Camera, hole: Hole, scale: number): Svg {
  const light = night('raat', 'rani');
  const flame = (x: number, cycles: number) =>
    group({ at: [x, sill(hole) + 6] }, diya(1 + 0.14 * swing(time, cycles)));
  return openWindow(view, light, {
    ...raatWindow,
    ...hole,
    wallpaper: { textile: 'leheriya', colour: '#E62A72', scale: 2.4 },
    furniture: [{ z: 240, draw: group({ at: [middle(hole), hole.y - 40] }, hangingLamp(64)) }],
    sill: { ...raatWindow.sill, ...(sill(hole) > view.cy ? { top: light.sill.top } : {}) },
    seated: [
      {
        z: 60,
        draw: dancers(time, { at: [middle(hole), sill(hole) - 132 * scale], scale }, light.shadow),
      },
    ],
    before: [
      {
        z: -34,
        draw: [flame(hole.x + 20, 7), flame(hole.x + 58, 9), flame(hole.x + hole.width - 24, 8)].join(''),
      },
    ],
  });
}

import { palette } from '../../../theme/palette.ts';
import { swing } from '../motion.ts';
import { camera } from '../perspective.ts';
import { drawing, rect, type Svg } from '../svg.ts';
import { encode } from './encode.ts';
import { courses, ledge, lights, madder, pipe, raat } from './hero/house.ts';
import {
  archWindow,
  balcony,
  catHole,
  catWindow,
  gardenerWindow,
  photographerWindow,
} from './hero/madderWindows.ts';
import { dancersWindow, phoneWindow, typistWindow } from './hero/raatWindows.ts';
import { type Film, render } from './render.ts';

/**
 * The street after dark: a loop of eight seconds. The façade stands still, the rooms slide behind it while the camera
 * moves. The lower left is a blank wall, dark enough for white words.
 */

/** The camera of the wide composition: in a loop it moves once to each side, and once down and up. */
export const landscapeCamera = (time: number) =>
  camera({ cx: 960, cy: 450, x: 240 * swing(time), y: 16 * swing(time, 1, 0.25) });

/** 1920 × 1080. A screen of 1440 × 900 shows the units from 67 to 1795. */
function landscape(time: number): Svg {
  const view = landscapeCamera(time);
  const corner = 1140;
  return drawing(
    1920,
    1080,
    rect(0, 0, 1920, 1080, palette.raat),
    courses(0, 0, corner, 1080, raat.course),
    rect(corner, 0, 780, 1080, palette.madder),
    courses(corner, 31, 780, 1080, madder.course),
    rect(corner - 10, 0, 10, 1080, raat.pipe),
    rect(corner, 0, 10, 1080, madder.under),
    ledge(view, -80, corner, 30, 20, 60, raat),
    pipe(corner - 28, 60, 1080),
    phoneWindow(time, view, { x: 104, y: 138, width: 232, height: 300 }, 0.98),
    typistWindow(time, view, { x: 420, y: 138, width: 232, height: 300 }, 0.98),
    dancersWindow(time, view, { x: 736, y: 138, width: 348, height: 300 }, 0.83),
    photographerWindow(time, view, { x: 1620, y: 146, width: 160, height: 248 }, 0.84),
    catWindow(time, view, catHole),
    gardenerWindow(time, view, { x: 1640, y: 756, width: 150, height: 240 }, 0.84),
    balcony(time, view, { x: 1216, y: 744, width: 330, height: 250 }, 0.9),
    archWindow(time, view, { x: 1240, y: 172, width: 300, height: 412 }, 1.14),
    lights(time, 0, { from: [corner, 118], to: [1604, 132], sag: 30, bulbs: 12 }),
    lights(time, 0.4, { from: [1580, 694], to: [1930, 690], sag: 22, bulbs: 9 }),
  );
}

/** 1080 × 1920. A narrow telephone shows the units from 76 to 940, in their whole height. */
function portrait(time: number): Svg {
  const view = camera({ cx: 540, cy: 720, x: 150 * swing(time), y: 14 * swing(time, 1, 0.25) });
  const corner = 596;
  const ground = 1176;
  return drawing(
    1080,
    1920,
    rect(0, 0, 1080, 1920, palette.raat),
    courses(0, 0, 1080, 1920, raat.course),
    rect(corner, 0, 484, ground, palette.madder),
    courses(corner, 31, 484, ground - 31, madder.course),
    rect(corner - 10, 0, 10, ground, raat.pipe),
    rect(corner, 0, 10, ground, madder.under),
    phoneWindow(time, view, { x: 120, y: 236, width: 300, height: 378 }, 1.26),
    dancersWindow(time, view, { x: 104, y: 748, width: 396, height: 366 }, 1.02),
    catWindow(time, view, { x: 682, y: 916, width: 210, height: 190 }),
    archWindow(time, view, { x: 644, y: 300, width: 304, height: 424 }, 1.24),
    lights(time, 0, { from: [corner, 208], to: [1090, 220], sag: 30, bulbs: 10 }),
    ledge(view, -80, 1160, ground, 24, 40, raat),
  );
}

/** @param time 0 to 1; at 1 everything is where it was at 0 */
export const hero = { landscape, portrait } as const satisfies Record<string, (time: number) => Svg>;

const loop = { frames: 200, framesPerSecond: 25, posterFrame: 110 };

export const heroFilm: Film = {
  name: 'hero',
  width: 1920,
  height: 1080,
  ...loop,
  frame: (index) => landscape(index / loop.frames),
};

/** A composition of its own, not a crop. */
export const heroPortraitFilm: Film = {
  name: 'hero-portrait',
  width: 720,
  height: 1280,
  ...loop,
  frame: (index) => portrait(index / loop.frames),
};

/** Largest size of each file, kB: the film starts by itself, on slow connections too. */
const MOST = { landscape: { av1: 600, h264: 760 }, portrait: 210 };

export async function shootHero() {
  await render(heroFilm);
  await render(heroPortraitFilm);
  console.table([
    await encode(heroFilm, 'h264', 28.6, 'hero.h264.mp4', MOST.landscape.h264 * 1000),
    await encode(heroPortraitFilm, 'h264', 31.5, 'hero-m.h264.mp4', MOST.portrait * 1000),
    await encode(heroFilm, 'av1', 43, 'hero.av1.mp4', MOST.landscape.av1 * 1000),
    await encode(heroPortraitFilm, 'av1', 47, 'hero-m.av1.mp4', MOST.portrait * 1000),
  ]);
}

import { writeFile } from 'node:fs/promises';
import { drawing } from '../svg.ts';
import { encode } from './encode.ts';
import { captionsOf } from './promo/captions.ts';
import { shots } from './promo/shots.ts';
import { endlessZoom, scheduleOf } from './promo/zoom.ts';
import { type Film, render } from './render.ts';

/** The promotional film: the camera goes through an opening of each scene into the next. */

const FRAMES_PER_SECOND = 25;
const zoom = endlessZoom(shots);

export const promoFilm: Film = {
  name: 'promo',
  width: 1920,
  height: 1080,
  frames: Math.round(scheduleOf(shots).seconds * FRAMES_PER_SECOND),
  framesPerSecond: FRAMES_PER_SECOND,
  posterFrame: 702,
  frame: (index) => drawing(1920, 1080, zoom(index / FRAMES_PER_SECOND)),
};

/** Largest size of a file, MB: it is fetched only when a visitor presses play. Crf 26 would make it 7.2. */
const MOST = 4.1;

export async function shootPromo() {
  await writeFile(new URL('../../film/promo.vtt', import.meta.url), captionsOf(shots));
  await render(promoFilm);
  console.table([
    await encode(promoFilm, 'h264', 33.2, 'promo.h264.mp4', MOST * 1e6),
    await encode(promoFilm, 'av1', 44, 'promo.av1.mp4', MOST * 1e6),
  ]);
}

/**
 * Renders frames of a film on one PNG in `.build/preview/`, 1920 px wide.
 *
 *     npx node src/media/studio/film/preview.ts FILM FROM TO EVERY [COLUMNS]
 *
 * FILM is a name in `films` below; FROM, TO and EVERY are numbers of frames.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { heroFilm, heroPortraitFilm } from './hero.ts';
import { promoFilm } from './promo.ts';
import type { Film } from './render.ts';

const WIDTH = 1920;
const folder = fileURLToPath(new URL('../../../../.build/preview/', import.meta.url));

const films: readonly Film[] = [heroFilm, heroPortraitFilm, promoFilm];

const [name = '', ...numbers] = process.argv.slice(2);
const film = films.find((other) => other.name === name);
if (!film) throw new Error(`There is no film named ${name}.`);
const [from = 0, to = from, every = 1, columns = 1] = numbers.map(Number);
const frames = Array.from(
  { length: Math.floor((to - from) / every) + 1 },
  (_, index) => from + index * every,
);
const width = Math.floor(WIDTH / columns);
const height = Math.round((width * film.height) / film.width);

const images = [];
for (const [index, frame] of frames.entries()) {
  images.push({
    input: await sharp(Buffer.from(film.frame(frame)))
      .resize({ width: width - 6, height: height - 6 })
      .png()
      .toBuffer(),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  });
}
await mkdir(folder, { recursive: true });
const file = `${folder}film-${name}.png`;
await sharp({
  create: {
    width: WIDTH,
    height: Math.ceil(frames.length / columns) * height,
    channels: 3,
    background: '#FFFFFF',
  },
})
  .composite(images)
  .png()
  .toFile(file);
console.log(file);

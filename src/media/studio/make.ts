/**
 * Draws every picture, and makes the site's files from the drawings.
 *
 *     npm run media -- [NAME…] [--no-film]
 *
 * With names, only those pictures (with their `-portrait`s and cards) are made again. `logos` and `industries` make the
 * marks alone, which are always made, and `og` the missing cards of shared links. The drawings are in `.build/studio/`,
 * to look at. Films take minutes; `--no-film` leaves them as they are.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { NamedDrawing } from '../drawings.ts';
import { type Drawings, makePictures } from '../pictures.ts';
import { makePopOuts } from '../popOuts.ts';
import { CARDS, makeCards } from './cards/index.ts';
import { posterOf } from './film/render.ts';
import { refuseUnknown } from './refuseUnknown.ts';
import { films, posters, scenes } from './scenes/index.ts';

const folder = fileURLToPath(new URL('../../../.build/studio/', import.meta.url));

const { values: flags, positionals: names } = parseArgs({
  options: { 'no-film': { type: 'boolean', default: false } },
  allowPositionals: true,
});

const sets = ['logos', 'industries'] as const;
refuseUnknown(names, [...[...scenes, ...posters].map(({ name }) => name), ...sets, CARDS]);

const drawn: NamedDrawing[] = [];
for (const scene of scenes) {
  const drawing = scene.render();
  drawn.push({ name: scene.name, drawing });
  const file = `${folder}${scene.name}.svg`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawing);
}

/** The scenes of one set: those named `logos/…` are the marks of that sprite, those without a folder the pictures. */
const ofSet = (set: string) =>
  drawn
    .filter(({ name }) => (set === '' ? !name.includes('/') : name.startsWith(`${set}/`)))
    .map(({ name, drawing }) => ({ name: name.slice(set === '' ? 0 : set.length + 1), drawing }));

/** The poster of each film. */
const stills: readonly NamedDrawing[] = await Promise.all(
  posters.map(async (film) => ({ name: film.name, drawing: await posterOf(film) })),
);

const pictures = [...ofSet(''), ...stills];
const drawings: Drawings = {
  pictures,
  sprites: Object.fromEntries(sets.map((set) => [set, ofSet(set)])),
};
const { made, sprites } = await makePictures(drawings, names);
const files = [...made.values()].flatMap((picture) => picture.files);
const layers = made.size > 0 ? await makePopOuts(pictures, made) : [];
console.table([...files, ...layers, ...sprites].map(({ file, bytes }) => ({ file, bytes })));
// After the pictures: an article may name a new one.
const cards = await makeCards(pictures, names);
if (cards.length > 0) console.table(cards);
else console.info('No card is missing.');
if (!flags['no-film']) for (const film of films) await film();

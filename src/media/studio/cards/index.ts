import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { contentPlugin } from '../../../content/plugin/index.ts';
import type { Card } from '../../../seo/cards.ts';
import type { NamedDrawing } from '../../drawings.ts';
import { card } from './card.ts';

const project = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const folder = project('src/media/og/');

/** The cards of all pages, from the site's own content: articles are Markdown, and Vite reads them. */
async function readCards(): Promise<readonly Card[]> {
  const { module } = await runnerImport<typeof import('../../../seo/cards.ts')>(project('src/seo/cards.ts'), {
    root: project('src'),
    plugins: [contentPlugin()],
    logLevel: 'error',
  });
  return module.cards;
}

/** The name that asks for the missing cards on the command line. */
export const CARDS = 'og';

/** 128 colours are enough for flat colours and their smoothed edges. */
const PNG = { palette: true, colours: 128, dither: 0, effort: 10 } as const;

/**
 * Makes the cards of shared links: a PNG for each page in `media/og/`.
 *
 * @param pictures all of the site's; a banner's portrait composition is used, because it fits a card better
 * @param names limits the work to the cards of these pictures; `og` means the missing cards, no name all of them
 * @returns the files and their sizes, bytes
 */
export async function makeCards(pictures: readonly NamedDrawing[], names: readonly string[]) {
  const drawings = new Map(pictures.map(({ name, drawing }) => [name, drawing]));
  const all = await readCards();
  const made: { file: string; bytes: number }[] = [];
  await mkdir(folder, { recursive: true });
  const files = await readdir(folder);
  for (const { name, picture, ...words } of all) {
    const own = picture && basename(picture.src, extname(picture.src));
    const isMissing = !files.includes(`${name}.png`);
    const isNamed = (own && names.includes(own)) || (isMissing && names.includes(CARDS));
    if (names.length > 0 && !isNamed) continue;
    const drawing = own && (drawings.get(`${own}-portrait`) ?? drawings.get(own));
    // A drawing cannot contain a bitmap.
    const svg = await card(words, typeof drawing === 'string' ? drawing : undefined);
    const { size } = await sharp(Buffer.from(svg)).png(PNG).toFile(`${folder}${name}.png`);
    made.push({ file: `${name}.png`, bytes: size });
  }
  const wanted = all.map(({ name }) => `${name}.png`);
  for (const file of files) if (!wanted.includes(file)) await rm(folder + file);
  return made;
}

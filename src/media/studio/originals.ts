import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Drawings, NamedDrawing } from '../pictures.ts';

/**
 * Drawings that have no scene yet, as they were once exported.
 *
 * To be deleted with `src/media/originals/` when `scenes/index.ts` lists every picture; `make.ts` then draws alone.
 */
const originals = new URL('../originals/', import.meta.url);

async function read(set = ''): Promise<NamedDrawing[]> {
  const folder = fileURLToPath(new URL(set, originals));
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name: file }) => ({
        name: file.replace(/\.\w+$/, ''),
        drawing: file.endsWith('.svg')
          ? await readFile(`${folder}/${file}`, 'utf8')
          : await readFile(`${folder}/${file}`),
      })),
  );
}

export const readOriginals = async (): Promise<Omit<Drawings, 'sprites'>> => ({
  pictures: await read(),
  og: await read('og'),
});

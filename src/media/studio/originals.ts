import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { NamedDrawing } from '../pictures.ts';

/**
 * Drawings that have no scene yet, as they were once exported.
 *
 * To be deleted with `src/media/originals/` when `scenes/index.ts` lists every picture; `make.ts` then draws alone.
 */
const originals = new URL('../originals/', import.meta.url);

export async function readOriginals(): Promise<NamedDrawing[]> {
  const folder = fileURLToPath(originals);
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name: file }) => ({
        name: file.replace(/\.\w+$/, ''),
        drawing: file.endsWith('.svg')
          ? await readFile(folder + file, 'utf8')
          : await readFile(folder + file),
      })),
  );
}

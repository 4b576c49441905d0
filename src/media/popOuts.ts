/**
 * Makes the layers of every picture with an object that pops out: `pictures/layers/`, and `popOuts.gen.ts`, which has
 * the object's direction. The browser fetches them on the first hover or focus.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { NamedDrawing, PictureFiles } from './drawings.ts';
import { layersOf, PARTS } from './layers.ts';
import { makeDrawing } from './pictures.ts';

const here = fileURLToPath(new URL('./', import.meta.url));

/** Two decimals: an object moves by a few px. */
const short = (value: number) => Math.round(value * 100) / 100;

/**
 * Makes the layer files.
 *
 * @param pictures all pictures of the site
 * @param made those that were made again
 * @returns the files of the layers
 */
export async function makePopOuts(
  pictures: readonly NamedDrawing[],
  made: ReadonlyMap<string, PictureFiles>,
) {
  await mkdir(`${here}pictures/layers/`, { recursive: true });
  const directions: string[] = [];
  const files: PictureFiles['files'] = [];
  for (const { name, drawing } of pictures) {
    const layers = typeof drawing === 'string' ? layersOf(drawing) : undefined;
    if (!layers) continue;
    directions.push(`  '${name}': [${layers.direction.map(short).join(', ')}],`);
    if (!made.has(name)) continue;
    for (const part of PARTS) {
      const layer = layers[part];
      if (layer !== undefined) files.push(...(await makeDrawing(`layers/${name}-${part}`, layer)).files);
    }
  }
  await writeFile(
    `${here}popOuts.gen.ts`,
    [
      '// Written by src/media/popOuts.ts; do not edit.',
      '/** The direction in which the object of each picture moves out: a vector of length 1; x to the right, y down. */',
      'export const directions = {',
      ...directions,
      '} as const;',
      '',
    ].join('\n'),
  );
  return files;
}

/**
 * Makes the layers of every picture with an object that pops out: `pictures/layers/`, and
 * `popOuts.gen.ts`, which lists them. The browser fetches them on the first hover or focus.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type NamedDrawing, type PictureFiles, portraitName } from './drawings.ts';
import { layersOf, PARTS } from './layers.ts';
import { isComposed, makeDrawing, nameOf } from './pictures.ts';
import type { Point } from './studio/svg.ts';

const here = fileURLToPath(new URL('./', import.meta.url));

/** Two decimals: an object moves by a few px. */
const short = (value: number) => Math.round(value * 100) / 100;

/**
 * The layers for `features/popOut`: each file of a picture with layers in the same format, or in SVG. Files are matched
 * by name: an import would be one more script for every page that shows the picture.
 */
function moduleOf(
  picture: PictureFiles,
  layers: readonly (readonly [part: string, layer: PictureFiles])[],
  way: Point,
) {
  const lists = picture.files.map(({ file, type }) => [
    `    of: '${file}',`,
    ...layers.map(([part, { files }]) => {
      const fitting = files.find((layer) => layer.type === type) ?? files.at(-1);
      if (!fitting) throw new Error('A layer without files.');
      return { line: `    ${part}: ${nameOf(fitting.file)},`, file: fitting.file };
    }),
  ]);
  const files = new Set(lists.flat().flatMap((entry) => (typeof entry === 'string' ? [] : [entry.file])));
  return [
    '// Written by src/media/popOuts.ts; do not edit.',
    ...[...files].map((file) => `import ${nameOf(file)} from '../${file}';`),
    '',
    'export default [',
    ...lists.flatMap((entries) => [
      '  {',
      ...entries.map((entry) => (typeof entry === 'string' ? entry : entry.line)),
      `    way: [${way.map(short).join(', ')}],`,
      '  },',
    ]),
    '] as const;',
    '',
  ].join('\n');
}

/**
 * Makes the layer files.
 *
 * @param pictures all of them
 * @param made the pictures that were made again
 * @returns the files of the layers
 */
export async function makePopOuts(
  pictures: readonly NamedDrawing[],
  made: ReadonlyMap<string, PictureFiles>,
) {
  await mkdir(`${here}pictures/layers/`, { recursive: true });
  const names: string[] = [];
  const files: PictureFiles['files'] = [];
  for (const { name, drawing } of pictures) {
    const layers = typeof drawing === 'string' ? layersOf(drawing) : undefined;
    if (!layers) continue;
    names.push(name);
    const picture = made.get(name);
    if (!picture) continue;
    // The same picture in fewer pixels has the same layers.
    const smaller = isComposed(name, pictures) ? undefined : made.get(portraitName(name));
    const shipped = { ...picture, files: [...picture.files, ...(smaller?.files ?? [])] };
    const parts: [string, PictureFiles][] = [];
    for (const part of PARTS) {
      const layer = layers[part];
      if (layer !== undefined) parts.push([part, await makeDrawing(`layers/${name}-${part}`, layer)]);
    }
    files.push(...parts.flatMap(([, layer]) => layer.files));
    await writeFile(`${here}pictures/layers/${name}.gen.ts`, moduleOf(shipped, parts, layers.way));
  }
  await writeFile(
    `${here}popOuts.gen.ts`,
    [
      '// Written by src/media/popOuts.ts; do not edit.',
      ...names.map((name) => `import ${nameOf(name)} from './pictures/layers/${name}.gen.ts';`),
      '',
      '/** The layers of every picture with an object that pops out, and its direction. */',
      `export const popOuts = [${names.map((name) => `...${nameOf(name)}`).join(', ')}];`,
      '',
    ].join('\n'),
  );
  return files;
}

/**
 * Makes the site's picture files from drawings; `studio/make.ts` runs it.
 *
 * A drawing becomes an optimised SVG, or AVIF and WebP if the SVG stays large; a bitmap becomes AVIF and WebP.
 * Each gets a module with its size, for `<Picture>`. The marks of clients and industries become one sprite each
 * (`sprites/`). Also makes the icons of browsers and telephones.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { portraitScreen } from '../theme/breakpoints.ts';
import { makeBitmaps } from './bitmaps.ts';
import {
  checkDrawing,
  folder,
  type NamedDrawing,
  type PictureFiles,
  portraitName,
  writePicture,
} from './drawings.ts';
import { makeIcons } from './icons.ts';
import { makeSprite } from './sprites.ts';

/** Size above which an SVG is slower to draw than a bitmap, bytes without compression. */
const HEAVY_SVG = 60_000;

/** True for a picture with its own composition for portrait screens. */
const isComposed = (name: string, pictures: readonly NamedDrawing[]) =>
  pictures.some((other) => other.name === portraitName(name));

export interface Drawings {
  /** Includes the `-portrait`s. */
  pictures: readonly NamedDrawing[];
  /** Marks by the name of their sprite: `logos`, `industries`. */
  sprites: Readonly<Record<string, readonly NamedDrawing[]>>;
}

/**
 * Makes one picture from a drawing.
 *
 * @throws as `makePictures` does
 */
export async function makeDrawing(name: string, original: string): Promise<PictureFiles> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(original) ?? [];
  if (!width || !height) throw new Error(`The drawing ${name} needs a viewBox that starts at 0 0.`);
  const { data } = optimize(original, { multipass: true, floatPrecision: 2 });
  checkDrawing(name, original);
  checkDrawing(name, data);
  if (data.length > HEAVY_SVG) return makeBitmaps(name, data);
  return {
    width: Number(width),
    height: Number(height),
    files: [await writePicture(`${name}.svg`, `${data}\n`, 'image/svg+xml')],
  };
}

/** `hero-portrait.avif` → `heroPortraitAvif`. */
const nameOf = (file: string) => file.replaceAll(/[-./](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The source of a picture's module, for `<Picture file={…}>`. */
function moduleOf(landscape: PictureFiles, portrait: PictureFiles | undefined) {
  const fallback = landscape.files.at(-1);
  if (fallback === undefined) throw new Error('A picture without files.');
  const made = [...(portrait?.files ?? []), ...landscape.files];
  const source = ({ file, type }: PictureFiles['files'][number], of: PictureFiles, media?: string) =>
    `{ src: ${nameOf(file)}, type: '${type}', ${media ? `media: '${media}', ` : ''}width: ${of.width}, height: ${of.height} },`;
  const sources = [
    ...(portrait ? portrait.files.map((file) => source(file, portrait, portraitScreen)) : []),
    ...landscape.files.slice(0, -1).map((file) => source(file, landscape)),
  ];
  return [
    '// Written by src/media/pictures.ts; do not edit.',
    ...made.map(({ file }) => `import ${nameOf(file)} from './${file}';`),
    '',
    'export default {',
    `  src: ${nameOf(fallback.file)},`,
    `  width: ${landscape.width},`,
    `  height: ${landscape.height},`,
    ...(sources.length > 0 ? ['  sources: [', ...sources.map((line) => `    ${line}`), '  ],'] : []),
    '} as const;',
    '',
  ].join('\n');
}

/**
 * Writes every file under `src/media/` that is made from drawings.
 *
 * @param only names of the pictures to make again (with their `-portrait`s); empty for all. Sprites and icons are quick
 * @returns the finished files, the pictures by their names
 * @throws when a drawing is no well-formed XML, or has an id twice
 */
export async function makePictures({ pictures, sprites }: Drawings, only: readonly string[] = []) {
  for (const name of ['pictures', 'icons', 'sprites']) await mkdir(folder(name), { recursive: true });

  const made = new Map<string, PictureFiles>();
  for (const { name, drawing } of pictures) {
    if (only.length > 0 && !only.includes(name.replace(/-portrait$/, ''))) continue;
    if (typeof drawing !== 'string') {
      made.set(name, await makeBitmaps(name, drawing));
      continue;
    }
    const picture = await makeDrawing(name, drawing);
    made.set(name, picture);
    const isDrawn = picture.files.some(({ type }) => type === 'image/svg+xml');
    if (isDrawn || name.endsWith('-portrait') || isComposed(name, pictures)) continue;
    // In the best format only; browsers without it use the larger picture.
    const smaller = await makeDrawing(portraitName(name), drawing);
    made.set(portraitName(name), { ...smaller, files: smaller.files.slice(0, 1) });
  }
  for (const [name, picture] of made) {
    const old = ['svg', 'avif', 'webp'].map((type) => `${name}.${type}`);
    for (const file of old.filter((other) => !picture.files.some((kept) => kept.file === other))) {
      await rm(folder('pictures') + file, { force: true });
    }
    if (name.endsWith('-portrait')) continue;
    await writeFile(`${folder('pictures')}${name}.gen.ts`, moduleOf(picture, made.get(portraitName(name))));
  }

  const madeSprites = await Promise.all(
    Object.entries(sprites).map(([set, drawings]) => makeSprite(set, drawings)),
  );
  await makeIcons();
  return { made, sprites: madeSprites };
}

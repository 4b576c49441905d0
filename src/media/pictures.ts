/**
 * Makes the site's picture files from drawings; `studio/make.ts` runs it.
 *
 * A drawing becomes an optimised SVG, or AVIF and WebP where the SVG stays heavy; a bitmap becomes AVIF and WebP.
 * Each gets a module with its size, for `<Picture>`, and `index.gen.ts` lists them all by name. The marks of clients
 * and industries become one sprite each (`sprites/`). Also makes the icons of browsers and telephones.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import { portraitScreen } from '../theme/breakpoints.ts';
import { palette } from '../theme/palette.ts';
import { iconFile, maskableFile } from './studio/mark.ts';

const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.url));

/** An SVG above this is slower to draw than a bitmap. Bytes, before compression (art direction, 7). */
const HEAVY_SVG = 60_000;
/** Best first: a picture above the limit is encoded again, one step lower. */
const AVIF_QUALITIES = [60, 54, 48, 42, 36];
/** Phones show two pixels or three in the place of one, where these look the same. */
const PORTRAIT_AVIF_QUALITIES = [48, 42, 36, 30, 24, 18];
/** 0 to 9; the most takes the longest, and saves a tenth. */
const AVIF_EFFORT = 9;
const WEBP_QUALITIES = [84, 76, 68, 60, 52, 44, 36, 28, 20];
/** The largest picture on the wire. Bytes. */
const MOST_BYTES = 60_000;
/** Of an AVIF for portrait screens: as much as a new connection sends before it waits for an answer. Bytes. */
const MOST_PORTRAIT_BYTES = 14_000;
/** px, of a drawing that is shipped as a bitmap. */
const BITMAP_WIDTH = 1600;
const PORTRAIT_BITMAP_WIDTH = 720;
/** px between the marks of a sprite: a narrow box shows what is above and below a mark that is scaled to fit. */
const SPRITE_GAP = 500;
/** Icons by purpose; their sizes are px. */
const ICONS = [
  { name: 'apple-touch-icon', size: 180, drawing: iconFile },
  { name: 'icon-192', size: 192, drawing: iconFile },
  { name: 'icon-512', size: 512, drawing: iconFile },
  { name: 'icon-maskable-512', size: 512, drawing: maskableFile },
];

/** The picture for portrait screens: a composition of its own, or fewer pixels of the same. */
export const portraitOf = (name: string) => `${name}-portrait`;

/** The source of a picture: an SVG as text, or the bytes of a bitmap. */
export interface NamedDrawing {
  name: string;
  drawing: string | Uint8Array;
}

/** True for a picture with its own composition for portrait screens. */
export const isComposed = (name: string, pictures: readonly NamedDrawing[]) =>
  pictures.some((other) => other.name === portraitOf(name));

export interface Drawings {
  /** Also the `-portrait`s. */
  pictures: readonly NamedDrawing[];
  /** By the name of their sprite: `logos`, `industries`. */
  sprites: Readonly<Record<string, readonly NamedDrawing[]>>;
}

/** A finished picture: its size, px, and its files, the best format first. */
export interface Made {
  width: number;
  height: number;
  files: { file: string; type: string; bytes: number }[];
}

async function write(name: string, data: string | Uint8Array, type: string) {
  await writeFile(folder('pictures') + name, data);
  return { file: name, type, bytes: data.length };
}

/**
 * Browsers accept more in inline SVG than in an `<img>`.
 *
 * @throws unless it is well-formed XML whose ids are its own
 */
function checkDrawing(name: string, drawing: string) {
  try {
    new JSDOM(drawing, { contentType: 'image/svg+xml' });
  } catch (cause) {
    throw new Error(`The drawing ${name} is not well-formed XML: ${String(cause)}`);
  }
  const ids = Array.from(drawing.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The drawing ${name} has the id "${twice}" twice.`);
}

/** The first of these qualities whose file is within the limit, or the last. */
async function encodeBest(qualities: readonly number[], most: number, encode: (quality: number) => Sharp) {
  let data = Buffer.alloc(0);
  for (const quality of qualities) {
    data = await encode(quality).toBuffer();
    if (data.length <= most) break;
  }
  return data;
}

async function makeBitmaps(name: string, original: Uint8Array | string): Promise<Made> {
  const source = typeof original === 'string' ? Buffer.from(original) : original;
  const isPortrait = name.endsWith(portraitOf(''));
  const drawn = isPortrait ? PORTRAIT_BITMAP_WIDTH : BITMAP_WIDTH;
  const image = typeof original === 'string' ? sharp(source).resize({ width: drawn }) : sharp(source);
  const { width, height } = await sharp(await image.clone().png().toBuffer()).metadata();
  const avif = await encodeBest(
    isPortrait ? PORTRAIT_AVIF_QUALITIES : AVIF_QUALITIES,
    isPortrait ? MOST_PORTRAIT_BYTES : MOST_BYTES,
    (quality) => image.clone().avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' }),
  );
  const webp = await encodeBest(WEBP_QUALITIES, MOST_BYTES, (quality) =>
    image.clone().webp({ quality, smartSubsample: true }),
  );
  return {
    width,
    height,
    files: [await write(`${name}.avif`, avif, 'image/avif'), await write(`${name}.webp`, webp, 'image/webp')],
  };
}

/**
 * Makes one picture from a drawing.
 *
 * @throws as `makePictures` does
 */
export async function makeDrawing(name: string, original: string): Promise<Made> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(original) ?? [];
  if (!width || !height) throw new Error(`The drawing ${name} needs a viewBox that starts at 0 0.`);
  const { data } = optimize(original, { multipass: true, floatPrecision: 2 });
  checkDrawing(name, original);
  checkDrawing(name, data);
  if (data.length > HEAVY_SVG) return makeBitmaps(name, data);
  return {
    width: Number(width),
    height: Number(height),
    files: [await write(`${name}.svg`, `${data}\n`, 'image/svg+xml')],
  };
}

/** `hero-portrait.avif` → `heroPortraitAvif`. */
export const nameOf = (file: string) =>
  file.replaceAll(/[-./](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module that `<Picture file={…}>` takes. */
function moduleOf(landscape: Made, portrait: Made | undefined) {
  const fallback = landscape.files.at(-1);
  if (fallback === undefined) throw new Error('A picture without files.');
  const made = [...(portrait?.files ?? []), ...landscape.files];
  const source = ({ file, type }: Made['files'][number], of: Made, media?: string) =>
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

/** The text of a drawing that cannot be a bitmap. */
function textOf({ name, drawing }: NamedDrawing) {
  if (typeof drawing !== 'string') throw new Error(`${name} must be an SVG.`);
  return drawing;
}

/** Drawings below one another in one file, each a view: `<img src="…#NAME">` shows one. Their ink is the text's. */
async function makeSprite(set: string, drawings: readonly NamedDrawing[]) {
  const marks = drawings.map((mark) => {
    const original = textOf(mark);
    checkDrawing(`${set}/${mark.name}`, original);
    const { data } = optimize(original, { multipass: true, floatPrecision: 1 });
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(data) ?? [];
    if (!width || !height)
      throw new Error(`The drawing ${set}/${mark.name} needs a viewBox that starts at 0 0.`);
    const inner = data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    return { name: mark.name, inner, width: Number(width), height: Number(height) };
  });
  let top = 0;
  const views = marks.map(({ name, width, height, inner }) => {
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/><g transform="translate(0 ${top})">${inner}</g>`;
    top += height + SPRITE_GAP;
    return view;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" color="${palette.ink}">${views.join('')}</svg>\n`;
  checkDrawing(`${set}/`, sprite);
  await writeFile(`${folder('sprites')}${set}.svg`, sprite);
  await writeFile(
    `${folder('sprites')}${set}.gen.ts`,
    [
      '// Written by src/media/pictures.ts; do not edit.',
      `import sprite from './${set}.svg';`,
      '',
      '/** The file whose views these are. */',
      'export { sprite };',
      '',
      '/** Their sizes, px. */',
      'export const views = {',
      ...marks.map(({ name, width, height }) => `  '${name}': { width: ${width}, height: ${height} },`),
      '} as const;',
      '',
    ].join('\n'),
  );
  return { file: `${set}.svg`, bytes: sprite.length };
}

async function makeIcons() {
  await writeFile(`${folder('icons')}favicon.svg`, iconFile);
  for (const { name, size, drawing } of ICONS) {
    await sharp(Buffer.from(drawing), { density: 600 })
      .resize(size)
      .png({ palette: true })
      .toFile(`${folder('icons')}${name}.png`);
  }
}

/** In the order of their file names: `design-wide.` before `design.`. */
const byName = (a: NamedDrawing, b: NamedDrawing) => (`${a.name}.` < `${b.name}.` ? -1 : 1);

/**
 * Writes every file under `src/media/` that is made from drawings.
 *
 * @param only names of the pictures to make again (with their `-portrait`s), or empty for all; the rest is quick
 * @returns the finished files, the pictures by their names
 * @throws when a drawing is no well-formed XML, or has an id twice
 */
export async function makePictures({ pictures, sprites }: Drawings, only: readonly string[] = []) {
  for (const name of ['pictures', 'icons', 'sprites']) await mkdir(folder(name), { recursive: true });

  const sorted = [...pictures].sort(byName);
  const made = new Map<string, Made>();
  for (const { name, drawing } of sorted) {
    if (only.length > 0 && !only.includes(name.replace(/-portrait$/, ''))) continue;
    if (typeof drawing !== 'string') {
      made.set(name, await makeBitmaps(name, drawing));
      continue;
    }
    const picture = await makeDrawing(name, drawing);
    made.set(name, picture);
    const isDrawn = picture.files.some(({ type }) => type === 'image/svg+xml');
    if (isDrawn || name.endsWith('-portrait') || isComposed(name, pictures)) continue;
    // The best format only: browsers without it take the larger picture.
    const smaller = await makeDrawing(portraitOf(name), drawing);
    made.set(portraitOf(name), { ...smaller, files: smaller.files.slice(0, 1) });
  }
  for (const [name, picture] of made) {
    const old = ['svg', 'avif', 'webp'].map((type) => `${name}.${type}`);
    for (const file of old.filter((other) => !picture.files.some((kept) => kept.file === other))) {
      await rm(folder('pictures') + file, { force: true });
    }
    if (name.endsWith('-portrait')) continue;
    await writeFile(`${folder('pictures')}${name}.gen.ts`, moduleOf(picture, made.get(portraitOf(name))));
  }
  const names = sorted.map(({ name }) => name).filter((name) => !name.endsWith('-portrait'));
  await writeFile(
    fileURLToPath(new URL('index.gen.ts', import.meta.url)),
    [
      '// Written by src/media/pictures.ts; do not edit.',
      ...names.map((name) => `import ${nameOf(name)} from './pictures/${name}.gen.ts';`),
      '',
      '/** Every picture by its name: addresses and sizes only. */',
      'export const pictures = {',
      ...names.map((name) => `  '${name}': ${nameOf(name)},`),
      '} as const;',
      '',
      'export type PictureName = keyof typeof pictures;',
      '',
    ].join('\n'),
  );

  const madeSprites = await Promise.all(
    Object.entries(sprites).map(([set, drawings]) => makeSprite(set, [...drawings].sort(byName))),
  );
  await makeIcons();
  return { made, sprites: madeSprites };
}

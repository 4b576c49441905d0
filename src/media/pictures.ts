/**
 * Makes every picture the site ships from its original.
 *
 *     node src/media/pictures.ts [NAME …]
 *
 * A drawing in `originals/` becomes an optimised SVG, or AVIF and WebP where the SVG stays heavy; a PNG becomes AVIF and
 * WebP. Beside each stands a module with its size, for `<Picture>`, and `index.gen.ts` has them all by name.
 * The marks in `originals/logos/` and `originals/industries/` become one sprite each (`sprites/`), the drawings in
 * `originals/og/` the PNGs of shared links. Also makes the icons of browsers and telephones.
 *
 * With names, only those pictures are made anew (and their `-portrait`s); the rest is quick.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import { markFile } from './mark.ts';

const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.url));

/** An SVG above this is slower to draw than a bitmap. Bytes, before compression (art direction, 7). */
const HEAVY_SVG = 60_000;
/** Best first: a picture above the limit is encoded again, a step down. */
const AVIF_QUALITIES = [60, 54, 48];
const WEBP_QUALITIES = [84, 76, 68, 60, 52, 44];
/** No picture weighs more on the wire. Bytes. */
const MOST_BYTES = 60_000;
/** px, of a drawing that is shipped as a bitmap. */
const BITMAP_WIDTH = 1600;
const PORTRAIT_BITMAP_WIDTH = 960;
/** px. The icons' names say what they are for. */
const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/** The other composition of a picture, for screens that are higher than they are wide. */
const portraitOf = (name: string) => `${name}-portrait`;
const PORTRAIT = '(max-aspect-ratio: 5/8)';

interface Made {
  width: number;
  height: number;
  files: { file: string; type: string; bytes: number }[];
}

async function write(name: string, data: string | Uint8Array, type: string) {
  await writeFile(folder('pictures') + name, data);
  return { file: name, type, bytes: data.length };
}

/**
 * A browser is forgiving with SVG in a page and strict with SVG in an `<img>`.
 *
 * @throws unless it is well-formed XML whose ids are its own
 */
function checkDrawing(file: string, drawing: string) {
  try {
    new JSDOM(drawing, { contentType: 'image/svg+xml' });
  } catch (cause) {
    throw new Error(`originals/${file} is not well-formed XML: ${String(cause)}`);
  }
  const ids = Array.from(drawing.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`originals/${file} has the id "${twice}" twice.`);
}

/** The first of these qualities whose picture is light enough, or the last. */
async function encodeBest(qualities: readonly number[], encode: (quality: number) => Sharp) {
  let data = Buffer.alloc(0);
  for (const quality of qualities) {
    data = await encode(quality).toBuffer();
    if (data.length <= MOST_BYTES) break;
  }
  return data;
}

async function makeBitmaps(name: string, original: Uint8Array | string): Promise<Made> {
  const source = typeof original === 'string' ? Buffer.from(original) : original;
  const drawn = name.endsWith('-portrait') ? PORTRAIT_BITMAP_WIDTH : BITMAP_WIDTH;
  const image = typeof original === 'string' ? sharp(source).resize({ width: drawn }) : sharp(source);
  const { width, height } = await sharp(await image.clone().png().toBuffer()).metadata();
  const avif = await encodeBest(AVIF_QUALITIES, (quality) =>
    image.clone().avif({ quality, chromaSubsampling: '4:4:4' }),
  );
  const webp = await encodeBest(WEBP_QUALITIES, (quality) =>
    image.clone().webp({ quality, smartSubsample: true }),
  );
  return {
    width,
    height,
    files: [await write(`${name}.avif`, avif, 'image/avif'), await write(`${name}.webp`, webp, 'image/webp')],
  };
}

async function makeDrawing(name: string, original: string): Promise<Made> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(original) ?? [];
  if (!width || !height) throw new Error(`originals/${name}.svg needs a viewBox that starts at 0 0.`);
  const { data } = optimize(original, { multipass: true, floatPrecision: 2 });
  checkDrawing(`${name}.svg`, original);
  checkDrawing(`${name}.svg`, data);
  if (data.length > HEAVY_SVG) return makeBitmaps(name, data);
  return {
    width: Number(width),
    height: Number(height),
    files: [await write(`${name}.svg`, `${data}\n`, 'image/svg+xml')],
  };
}

/** `hero-portrait.avif` → `heroPortraitAvif`. */
const nameOf = (file: string) => file.replaceAll(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module that `<Picture file={…}>` takes. */
function moduleOf(landscape: Made, portrait: Made | undefined) {
  const fallback = landscape.files.at(-1);
  if (fallback === undefined) throw new Error('A picture without files.');
  const made = [...(portrait?.files ?? []), ...landscape.files];
  const source = ({ file, type }: Made['files'][number], of: Made, media?: string) =>
    `{ src: ${nameOf(file)}, type: '${type}', ${media ? `media: '${media}', ` : ''}width: ${of.width}, height: ${of.height} },`;
  const sources = [
    ...(portrait ? portrait.files.map((file) => source(file, portrait, PORTRAIT)) : []),
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

/** The drawings of a folder, as the symbols of one file that `<use href="…#NAME">` points into. */
async function makeSprite(set: string) {
  const marks = await Promise.all(
    (await readdir(folder(`originals/${set}`))).sort().map(async (file) => {
      const name = file.replace('.svg', '');
      const original = await readFile(folder(`originals/${set}`) + file, 'utf8');
      checkDrawing(`${set}/${file}`, original);
      const { data } = optimize(original, { multipass: true, floatPrecision: 1 });
      const [, viewBox = '', width, height] = /viewBox="(\S+ \S+ (\S+) (\S+))"/.exec(data) ?? [];
      if (!width || !height) throw new Error(`originals/${set}/${file} needs a viewBox.`);
      const inner = data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
      return { name, viewBox, inner, width: Number(width), height: Number(height) };
    }),
  );
  const symbols = marks.map(
    ({ name, viewBox, inner }) => `<symbol id="${name}" viewBox="${viewBox}">${inner}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  checkDrawing(`${set}/`, sprite);
  await writeFile(`${folder('sprites')}${set}.svg`, sprite);
  await writeFile(
    `${folder('sprites')}${set}.gen.ts`,
    [
      '// Written by src/media/pictures.ts; do not edit.',
      `import sprite from './${set}.svg';`,
      '',
      '/** The file whose symbols these are. */',
      'export { sprite };',
      '',
      '/** Their sizes, px. */',
      'export const symbols = {',
      ...marks.map(({ name, width, height }) => `  '${name}': { width: ${width}, height: ${height} },`),
      '} as const;',
      '',
    ].join('\n'),
  );
  return { file: `${set}.svg`, bytes: sprite.length };
}

for (const name of ['pictures', 'icons', 'sprites', 'og']) await mkdir(folder(name), { recursive: true });

const only = process.argv.slice(2);
const files = (await readdir(folder('originals'), { withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => entry.name)
  .sort();
const nameOfFile = (file: string) => file.replace(/\.\w+$/, '');
const names = files.map(nameOfFile).filter((name) => !name.endsWith('-portrait'));

const made = new Map<string, Made>();
for (const file of files) {
  const name = nameOfFile(file);
  if (only.length > 0 && !only.includes(name.replace(/-portrait$/, ''))) continue;
  const path = folder('originals') + file;
  made.set(
    name,
    file.endsWith('.svg')
      ? await makeDrawing(name, await readFile(path, 'utf8'))
      : await makeBitmaps(name, await readFile(path)),
  );
}
for (const [name, picture] of made) {
  if (name.endsWith('-portrait')) continue;
  await writeFile(`${folder('pictures')}${name}.gen.ts`, moduleOf(picture, made.get(portraitOf(name))));
}
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

const sprites = await Promise.all(['logos', 'industries'].map(makeSprite));

for (const file of await readdir(folder('originals/og'))) {
  const drawing = await readFile(folder('originals/og') + file, 'utf8');
  checkDrawing(`og/${file}`, drawing);
  await sharp(Buffer.from(drawing))
    .png({ palette: true, colours: 128 })
    .toFile(`${folder('og')}${nameOfFile(file)}.png`);
}

await writeFile(`${folder('icons')}favicon.svg`, markFile);
for (const [name, size] of Object.entries(ICONS)) {
  await sharp(Buffer.from(markFile), { density: 600 })
    .resize(size)
    .png({ palette: true })
    .toFile(`${folder('icons')}${name}.png`);
}
console.table([
  ...[...made.values()].flatMap(({ files }) => files.map(({ file, bytes }) => ({ file, bytes }))),
  ...sprites,
]);

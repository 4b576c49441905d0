/**
 * Makes every picture the site ships from its original.
 *
 *     node src/media/pictures.ts
 *
 * A drawing in `originals/` becomes an optimised SVG, or AVIF and WebP where the SVG stays heavy; a PNG becomes AVIF and
 * WebP. Beside each stands a module with its size, for `<Picture>`. Also makes the icons of browsers and telephones.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { markFile } from './mark.ts';

const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.url));

/** An SVG above this is slower to draw than a bitmap. Bytes, before compression (art direction, 7). */
const HEAVY_SVG = 60_000;
const AVIF = { quality: 60, chromaSubsampling: '4:4:4' } as const;
const WEBP = { quality: 84, smartSubsample: true } as const;
/** px, of a drawing that is shipped as a bitmap. */
const BITMAP_WIDTH = 1600;
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

async function makeBitmaps(name: string, original: Uint8Array | string): Promise<Made> {
  const source = typeof original === 'string' ? Buffer.from(original) : original;
  const image = typeof original === 'string' ? sharp(source).resize({ width: BITMAP_WIDTH }) : sharp(source);
  const { width, height } = await sharp(await image.clone().png().toBuffer()).metadata();
  return {
    width,
    height,
    files: [
      await write(`${name}.avif`, await image.clone().avif(AVIF).toBuffer(), 'image/avif'),
      await write(`${name}.webp`, await image.clone().webp(WEBP).toBuffer(), 'image/webp'),
    ],
  };
}

async function makeDrawing(name: string, original: string): Promise<Made> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(original) ?? [];
  if (!width || !height) throw new Error(`originals/${name}.svg needs a viewBox that starts at 0 0.`);
  const { data } = optimize(original, { multipass: true, floatPrecision: 2 });
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

await mkdir(folder('pictures'), { recursive: true });
await mkdir(folder('icons'), { recursive: true });

const made = new Map<string, Made>();
for (const file of (await readdir(folder('originals'))).sort()) {
  const [name = '', extension] = file.split('.');
  const path = folder('originals') + file;
  made.set(
    name,
    extension === 'svg'
      ? await makeDrawing(name, await readFile(path, 'utf8'))
      : await makeBitmaps(name, await readFile(path)),
  );
}
for (const [name, picture] of made) {
  if (name.endsWith('-portrait')) continue;
  await writeFile(`${folder('pictures')}${name}.gen.ts`, moduleOf(picture, made.get(portraitOf(name))));
}

await writeFile(`${folder('icons')}favicon.svg`, markFile);
for (const [name, size] of Object.entries(ICONS)) {
  await sharp(Buffer.from(markFile), { density: 600 })
    .resize(size)
    .png({ palette: true })
    .toFile(`${folder('icons')}${name}.png`);
}
console.table([...made.values()].flatMap(({ files }) => files.map(({ file, bytes }) => ({ file, bytes }))));

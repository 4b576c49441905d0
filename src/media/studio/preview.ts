/**
 * Renders scenes and sheets as PNGs in `.build/preview/`, 1200 px wide.
 *
 *     npm run media:preview NAME…
 *
 * NAME is a scene's or a sheet's (`people`, `team`, `profiles`, `faces`, `hair`, `dress`, `hands`, `windows`); without
 * names, all are rendered.
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { refuseUnknown } from './refuseUnknown.ts';
import { scenes } from './scenes/index.ts';
import { sheets } from './sheets/index.ts';

const WIDTH = 1200;
const folder = fileURLToPath(new URL('../../../.build/preview/', import.meta.url));

const names = process.argv.slice(2);
const all = [...scenes, ...sheets];
refuseUnknown(
  names,
  all.map(({ name }) => name),
);

for (const scene of all.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const file = `${folder}${scene.name}.png`;
  await mkdir(dirname(file), { recursive: true });
  await sharp(Buffer.from(scene.render())).resize({ width: WIDTH }).png().toFile(file);
  console.log(file);
}

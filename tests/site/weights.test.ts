import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/media/bitmaps.ts';
import { brotliBytes, siteDir } from '../support/siteFiles.ts';

/** The weight of a file on the wire, bytes: SVG is compressed, other formats already are. */
const weightOf = (path: string) =>
  path.endsWith('.svg') ? brotliBytes(path) : statSync(join(siteDir, path)).size;

const filesIn = (folder: string) =>
  readdirSync(join(siteDir, 'static', folder)).map((file) => `static/${folder}/${file}`);

test.each(['avif', 'webp', 'svg'].flatMap(filesIn))(`%s weighs at most ${MAX_BYTES / 1_000} kB`, (file) => {
  expect(weightOf(file)).toBeLessThanOrEqual(MAX_BYTES);
});

test.each([
  ['hero.av1', 600_000],
  ['hero.h264', 760_000],
  ['hero-m.av1', 210_000],
  ['hero-m.h264', 210_000],
])('the film %s weighs at most %i bytes', (name, most) => {
  const films = filesIn('mp4').filter((file) => file.includes(`/${name}-`));
  expect(films).toHaveLength(1);
  for (const film of films) expect(weightOf(film)).toBeLessThanOrEqual(most);
});

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EAGER_SCRIPTS } from '../bench/budgets.ts';
import { eagerWeights } from '../bench/weights.ts';
import { brotliBytes, builtPages, siteDir } from '../support/builtSite.ts';

/** The weight of a file on the wire, bytes: SVG is compressed, other formats already are. */
const weightOf = (path: string) =>
  path.endsWith('.svg') ? brotliBytes(path) : statSync(join(siteDir, path)).size;

const filesIn = (folder: string) =>
  readdirSync(join(siteDir, 'static', folder)).map((file) => `static/${folder}/${file}`);

test.each(['avif', 'webp', 'svg'].flatMap(filesIn))('%s weighs at most 60 kB', (file) => {
  expect(weightOf(file)).toBeLessThanOrEqual(60_000);
});

test.each([
  ['hero.av1', 600_000],
  ['hero.h264', 760_000],
  ['hero-m.av1', 210_000],
  ['hero-m.h264', 210_000],
])('the film %s weighs at most %i bytes', (name, most) => {
  const [film = ''] = filesIn('mp4').filter((file) => file.includes(`/${name}-`));
  expect(weightOf(film)).toBeLessThanOrEqual(most);
});

test('the pictures and fonts of home weigh at most 350 kB on a small screen, before any film', () => {
  const home = builtPages.find(({ path }) => path === '/')?.document;
  const pictures = Array.from(home?.querySelectorAll('img') ?? [], (image) => {
    const sources = Array.from(image.closest('picture')?.querySelectorAll('source') ?? []);
    // Portrait sources come first; without one, a telephone takes the first format that it knows.
    return sources[0]?.getAttribute('srcset') ?? image.getAttribute('src') ?? '';
  });
  const fonts = filesIn('woff2').filter((file) => !file.includes('italic'));
  const fetched = new Set([...pictures.map((path) => path.replace(/^\//, '').replace(/ .*/, '')), ...fonts]);
  expect(fetched.size).toBeGreaterThan(8);
  expect([...fetched].reduce((sum, path) => sum + weightOf(path), 0)).toBeLessThanOrEqual(350_000);
});

test.each(Object.entries(eagerWeights()))('the scripts that hydrate %s keep to their budget', (_, bytes) => {
  expect(bytes).toBeGreaterThan(EAGER_SCRIPTS / 2);
  expect(bytes).toBeLessThanOrEqual(EAGER_SCRIPTS);
});

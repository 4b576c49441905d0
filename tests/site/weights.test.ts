import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliBytes, builtPages, readBuilt, siteDir } from '../support/builtSite.ts';

/** What a file weighs on the wire, bytes: SVG is compressed, what is compressed already is not. */
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
    // Portrait sources stand first; without one, a telephone takes the first format it knows.
    return sources[0]?.getAttribute('srcset') ?? image.getAttribute('src') ?? '';
  });
  const fonts = filesIn('woff2').filter((file) => !file.includes('italic'));
  const fetched = new Set([...pictures.map((path) => path.replace(/^\//, '').replace(/ .*/, '')), ...fonts]);
  expect(fetched.size).toBeGreaterThan(8);
  expect([...fetched].reduce((sum, path) => sum + weightOf(path), 0)).toBeLessThanOrEqual(350_000);
});

test('what is no ES module is wrapped in parentheses, so that browsers compile it while it arrives', () => {
  const [react = ''] = filesIn('js').filter((file) => /\/react-[^/]*\.js$/.test(file));
  expect(readBuilt(react).slice(0, 200)).toMatch(
    /^\/\/.*\nimport\{[^;]*;var \w+=\w+\(\((?:\w+|\(\w+,\w+\))=>\{/,
  );
});

test.each(['react', 'router', 'shell', 'app', 'home-islands', 'CareersCardsView', 'EnquiryView'])(
  'browsers are asked to compile all of the script %s while it arrives',
  (name) => {
    const [script = ''] = filesIn('js').filter(
      (file) => file.split('/').at(-1)?.startsWith(`${name}-`) && file.endsWith('.js'),
    );
    const [first, second] = readBuilt(script).split('\n');
    // Only the list of what it may preload can stand before.
    expect(first?.startsWith('const __vite__mapDeps') ? second : first).toBe('//# allFunctionsCalledOnLoad');
  },
);

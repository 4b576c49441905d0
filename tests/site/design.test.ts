import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createSite } from '../../src/server/site.ts';
import { settings } from '../../src/settings.ts';
import { readBuilt, siteDir } from '../support/builtSite.ts';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));
const readSource = (file: string) => readFileSync(sources + file, 'utf8');
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

describe('the design page is for development only', () => {
  /** Words of the design page alone. */
  const words = [
    ...readSource('design/index.html').matchAll(/<title>(.+)<\/title>/g),
    ...readSource('design/sections.ts').matchAll(/introduction: '(.+)'/g),
    ...readSource('design/DesignPage.tsx').matchAll(/(Each value is read from the theme)/g),
    ...readSource('design/Frozen.tsx').matchAll(/(data-frozen)/g),
  ].map(([, text = '']) => text);

  test('it has words to look for', () => {
    expect(words.length).toBeGreaterThan(10);
  });

  test('nothing of it is in the built site', () => {
    const built = filesOf(siteDir);
    expect(built.filter((file) => /^design(\/|\.html$)/.test(file))).toEqual([]);
    for (const file of built.filter((name) => /\.(html|js|css)$/.test(name))) {
      const text = readBuilt(file);
      expect(
        words.filter((word) => text.includes(word)),
        file,
      ).toEqual([]);
    }
  });

  test('no module of the site imports from it', () => {
    const modules = filesOf(sources).filter((file) => /\.tsx?$/.test(file) && !file.startsWith('design/'));
    const importing = modules.filter((file) => /['"][^'"]*\/design\/[^'"]*['"]/.test(readSource(file)));
    expect(importing).toEqual([]);
  });

  test.each(['/design', '/design/', '/design/index.html'])('our server does not know %s', async (path) => {
    const site = await createSite(siteDir, settings);
    expect((await site.request(path)).status).toBe(404);
  });
});

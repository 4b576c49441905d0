import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSite } from '../../src/server/site.ts';
import { settings } from '../../src/settings.ts';
import { siteDir } from '../support/siteFiles.ts';
import { readSource } from '../support/sources.ts';

const wordsIn = (file: string, pattern: RegExp) =>
  [...readSource(file).matchAll(pattern)].map(([, word = '']) => [word, file] as const);

/** The addresses of each page for development, and words of it alone, with their files. */
const pages: Record<string, { addresses: string[]; words: (readonly [string, string])[] }> = {
  'the design page': {
    addresses: ['/design', '/design/', '/design/index.html'],
    words: [
      ...wordsIn('src/design/index.html', /<title>(.+)<\/title>/g),
      ...wordsIn('src/design/sections.ts', /introduction: '(.+)'/g),
      ['Each value is read from the theme', 'src/design/DesignPage.tsx'],
      ['data-frozen', 'src/design/Frozen.tsx'],
    ],
  },
  'the machine room': {
    addresses: ['/machines', '/machines/', '/machineRoom/index.html'],
    words: [
      ['Machine room', 'src/machineRoom/index.html'],
      ['machineRoom.rewound', 'src/machineRoom/core/rewind.ts'],
      ['inspectMachines', 'src/inspection.ts'],
      ['elk.algorithm', 'src/machineRoom/chart/elkOptions.ts'],
      ['org.eclipse.elk', 'node_modules/elkjs/lib/elk-worker.min.js'],
      ['No path takes ', 'tests/support/plan.ts'],
    ],
  },
};

/** The built files. Compressed copies are made of the files beside them. */
const built = readdirSync(siteDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

test('the manifest of the build, which only the build reads, is not in the built site', () => {
  expect(built.filter((file) => file.includes('.vite'))).toEqual([]);
});

describe.each(Object.entries(pages))('%s is for development only', (_, { addresses, words }) => {
  test.each(words)('%s is a word of %s', (word, file) => {
    expect(readSource(file)).toContain(word);
  });

  test('nothing of it is in the built site', () => {
    expect(words.length).toBeGreaterThan(5);
    expect(built.length).toBeGreaterThan(100);
    for (const file of built) {
      const text = readFileSync(file, 'latin1');
      expect(
        words.filter(([word]) => text.includes(word)),
        file,
      ).toEqual([]);
    }
  });

  test.each(addresses)('our server does not know %s', async (path) => {
    const site = await createSite(siteDir, settings);
    expect((await site.request(path)).status).toBe(404);
  });
});

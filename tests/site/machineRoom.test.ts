import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createSite } from '../../src/server/site.ts';
import { settings } from '../../src/settings.ts';
import { siteDir } from '../support/builtSite.ts';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));
const readSource = (file: string) => readFileSync(join(sources, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe('the machine room is for development only', () => {
  /** Words of the machine room, of the line that reports to it, of its layouts and of its stories. */
  const words: Readonly<Record<string, string>> = {
    'Machine room': 'machineRoom/index.html',
    'machineRoom.rewound': 'machineRoom/core/rewind.ts',
    inspectMachines: 'inspection.ts',
    'elk.algorithm': 'machineRoom/chart/elkOptions.ts',
    'org.eclipse.elk': '../node_modules/elkjs/lib/elk-worker.min.js',
    'The model inputs have no payload': '../tests/support/modelGraph.ts',
  };

  test.each(Object.entries(words))('%s is a word of %s', (word, file) => {
    expect(readSource(file)).toContain(word);
  });

  test('no byte of it is in any built file', () => {
    const built = filesIn(siteDir);
    expect(built.length).toBeGreaterThan(100);
    for (const file of built) {
      // Compressed copies are made of the files beside them.
      const text = readFileSync(file, 'latin1');
      expect(
        Object.keys(words).filter((word) => text.includes(word)),
        file,
      ).toEqual([]);
    }
  });

  test('no module of the site imports from it', () => {
    const modules = filesIn(sources).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith(join(sources, 'machineRoom')),
    );
    const importing = modules.filter((file) =>
      /['"][^'"]*\/machineRoom\/[^'"]*['"]/.test(readFileSync(file, 'utf8')),
    );
    expect(importing).toEqual([]);
  });

  test.each(['/machines', '/machines/', '/machineRoom/index.html'])(
    'our server does not know %s',
    async (path) => {
      const site = await createSite(siteDir, settings);
      expect((await site.request(path)).status).toBe(404);
    },
  );
});

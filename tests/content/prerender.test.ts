import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as prerender from '../../src/build/prerender.tsx';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'agency-way-'));
  await writeFile(join(dir, 'template.html'), '');
  await writeFile(join(dir, 'manifest.json'), '{}');
  vi.resetModules();
});
afterEach(async () => {
  vi.doUnmock('../../src/routes/home.tsx');
  vi.doUnmock('../../src/routes/home/FilmBand.tsx');
  await rm(dir, { recursive: true, force: true });
});

async function prerenderHome() {
  const { prerenderSite }: typeof prerender = await import('../../src/build/prerender.tsx');
  await prerenderSite({ siteDir: dir, workDir: dir });
}

const begin = 'src/routes/home.tsx: / cannot be prerendered: ';

describe('the build stops, and names the file,', () => {
  test('when a page exports no meta', async () => {
    vi.doMock('../../src/routes/home.tsx', () => ({ default: () => null, meta: undefined }));
    await expect(prerenderHome()).rejects.toThrow(`${begin}export its \`meta\``);
  });

  test('when a page cannot be loaded', async () => {
    vi.doMock('../../src/routes/home.tsx', () => {
      throw new Error('No such wall');
    });
    await expect(prerenderHome()).rejects.toThrow(`${begin}home: Error: `);
  });

  test('when an island cannot be loaded', async () => {
    vi.doMock('../../src/routes/home/FilmBand.tsx', () => {
      throw new Error('No such film');
    });
    await expect(prerenderHome()).rejects.toThrow(`${begin}routes/home/parts.ts: Error: `);
  });
});

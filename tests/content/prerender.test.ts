import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as prerender from '../../src/build/prerender.tsx';
import { jobs } from '../../src/content/jobs.ts';
import { pages } from '../../src/content/pages.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'agency-way-'));
  await writeFile(join(dir, 'template.html'), '');
  await writeFile(join(dir, 'manifest.json'), '{}');
  vi.resetModules();
});
afterEach(async () => {
  for (const mocked of [
    'routes/home.tsx',
    'routes/home/FilmBand.tsx',
    'content/sitePages.ts',
    'content/jobs.ts',
    'content/pages.ts',
  ])
    vi.doUnmock(`../../src/${mocked}`);
  // Other tests share these modules.
  vi.resetModules();
  await rm(dir, { recursive: true, force: true });
});

async function prerenderHome() {
  const { prerenderSite }: typeof prerender = await import('../../src/build/prerender.tsx');
  await prerenderSite({ siteDir: dir, workDir: dir });
}

const begin = 'src/routes/home.tsx: / cannot be prerendered: ';

describe('the build stops, and names the file,', () => {
  test('when a page exports no meta', async () => {
    vi.doMock('../../src/routes/home.tsx', () => ({ default: () => null, meta: undefined, islands: [] }));
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
    await expect(prerenderHome()).rejects.toThrow(`${begin}routes/home/home.script.ts: Error: `);
  });

  test('when a link leads nowhere', async () => {
    vi.doMock('../../src/content/sitePages.ts', () => ({ sitePages: [{ path: '/', file: 'home' }] }));
    await expect(prerenderHome()).rejects.toThrow(/src\/\S+: links: the link \/\S+ on .+ leads nowhere/);
  });

  test('when openings were posted on no real day', async () => {
    const days = ['2026/11/26', '31/02/2026', '5/3/2026'];
    const openings = days.map((postDate, index) => ({ ...jobs[index], postDate }));
    vi.doMock('../../src/content/jobs.ts', async (original) => ({
      ...(await original<object>()),
      jobs: openings,
    }));
    const lines = jobs.map(
      ({ title }) => `  src/content/jobs.ts: ${title}: postDate: write a real day as dd/mm/yyyy`,
    );
    await expect(prerenderHome()).rejects.toThrow(lines.join('\n'));
  });

  test('when a file is no page', async () => {
    const others = pages.filter(({ file }) => file !== 'clients');
    vi.doMock('../../src/content/pages.ts', async (original) => ({
      ...(await original<object>()),
      pages: others,
    }));
    await expect(prerenderHome()).rejects.toThrow('src/routes/clients.tsx: path: no page has this file');
  });
});

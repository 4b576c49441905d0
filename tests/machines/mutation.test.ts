import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTests, browserTestsOf } from '../mutation/browserTests.ts';
import { machineFiles } from '../mutation/changed.ts';

const entriesOf = (folder: string) =>
  readdirSync(new URL(`../../src/${folder}`, import.meta.url)).map((entry) => `src/${folder}/${entry}`);
const foldersIn = (folder: string) => entriesOf(folder).filter((entry) => !/\.\w+$/.test(entry));

test.each([...foldersIn('features'), ...foldersIn('shell'), ...entriesOf('actors')])(
  'browser tests are named for mutants of %s',
  (entry) => {
    const { files, walks = [] } = browserTestsOf(entry);
    expect([...files, ...walks].length).toBeGreaterThan(0);
  },
);

test.each(Object.keys(browserTests))('%s, which has browser tests, is a folder or a file of src', (begin) => {
  const sources = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' });
  expect(sources.some((source) => source.startsWith(begin))).toBe(true);
});

test('the mutants of a change are those of every file that decides what a machine does', () => {
  const folder = new URL('../../machines/', import.meta.url);
  const paths = readdirSync(folder).map((file) => `machines/${file}`);
  const found = machineFiles([...paths, ...paths, 'machines/gone.machine.ts', 'src/router.tsx']);
  for (const name of ['enquiry.machine', 'faq.machine', 'contactNumber', 'scrollThreshold'])
    expect(found).toContain(`machines/${name}.ts`);
  const others = ['README.md', 'diagrams', 'index.ts', 'transitions.ts', 'tsconfig.json'];
  expect(found).toEqual(paths.filter((path) => !others.some((other) => path === `machines/${other}`)));
});

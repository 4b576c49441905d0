import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import engines from '../engines/playwright.config.ts';
import { browserTests, browserTestsOf } from '../mutation/browserTests.ts';
import { machineFiles } from '../mutation/changed.ts';
import { equivalentMutants } from '../mutation/equivalent.ts';
import { reportOf } from '../mutation/report.ts';
import { readSource, sourcesIn } from '../support/sources.ts';

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
  expect(sourcesIn('src').some((source) => source.startsWith(`src/${begin}`))).toBe(true);
});

const ofMutants = Object.values(browserTests).flatMap(({ files }) =>
  files.map((file) => `browser/${file}.spec.ts`),
);
const ofEngines = [engines.testMatch ?? []].flat().map(String);

test.each([...new Set([...ofMutants, ...ofEngines])])('%s, which mutants or engines run, exists', (file) => {
  expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
});

const sameOriginals = Map.groupBy(equivalentMutants, ({ file, original, replacement }) =>
  [file, original, replacement].join(': '),
);

test.each([...sameOriginals])('%s is as often in its file as it is excused', (_, mutants) => {
  const [{ file, original } = { file: '', original: '' }] = mutants;
  const source = readSource(file).replaceAll(/\s+/g, ' ');
  expect(source.split(original).length - 1).toBeGreaterThanOrEqual(mutants.length);
});

test('a reason explains one survivor, and not the same mutant in another place', () => {
  const survivors = equivalentMutants.map((mutant, index) => ({
    ...mutant,
    id: `${index}`,
    line: 1,
    killedBy: null,
    timedOut: false,
  }));
  expect(reportOf(survivors).unexplained).toBe(0);
  const again = survivors.slice(0, 1).map((mutant) => ({ ...mutant, id: 'again' }));
  expect(reportOf([...survivors, ...again]).unexplained).toBe(1);
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

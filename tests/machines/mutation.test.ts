import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTests, browserTestsOf } from '../mutation/browserTests.ts';

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

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTestsOf } from '../mutation/browserTests.ts';

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

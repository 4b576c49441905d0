import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource, sourcesIn } from '../support/sources.ts';

const DOCUMENT = 'tests/specification/RULES.md';

/** The rule ids in a text, as `PAGE-1`, without names of the same form. */
const idsIn = (text: string): string[] => text.match(/\b(?!(?:SHA|TAW|UTF)-)[A-Z]{3,}-\d+\b/g) ?? [];

/** The rows of the document's tables, without their heads. */
const rules = readSource(DOCUMENT)
  .split('\n')
  .filter((line) => /^\| (?!id |---)/.test(line))
  .map((line) => {
    const [id = '', text = '', implementedIn = ''] = line.slice(2, -2).split(' | ');
    return {
      id,
      text,
      files: [...implementedIn.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    };
  });

/** The text files of a folder, without git: a copy of the project may have no repository. */
const textsIn = (folder: string) =>
  sourcesIn(folder).filter((path) => /\.(tsx?|md|yaml|html)$/.test(path) && !path.includes('/node_modules/'));

const texts = [
  'README.md',
  'vite.config.ts',
  ...['machines', 'openapi', 'src', 'tests'].flatMap(textsIn),
].map((path) => ({ path, text: readSource(path) }));

test('every id that is cited is the id of a rule', () => {
  const ids = new Set(rules.map(({ id }) => id));
  const unknown = texts.flatMap(({ path, text }) =>
    idsIn(text).flatMap((id) => (ids.has(id) ? [] : `${path}: ${id}`)),
  );
  expect(unknown).toEqual([]);
});

test.each(rules)('$id names files that exist, and one of them cites it', ({ id, files }) => {
  expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
  expect(files.filter((file) => idsIn(readSource(file)).includes(id))).not.toEqual([]);
});

test('ids are unique and in order, each with a text', () => {
  const last = new Map<string, number>();
  for (const { id, text } of rules) {
    expect(text).not.toBe('');
    const [subject = '', number] = id.split('-');
    expect(Number(number), `${id} follows ${subject}-${last.get(subject)}`).toBeGreaterThan(
      last.get(subject) ?? 0,
    );
    last.set(subject, Number(number));
  }
});

test('no file cites a document that readers do not have', () => {
  // Brackets keep this file itself from matching.
  const outside = /SPECIFICATIO[N]|RULING[S]|\bruling [R]\d|\([R]\d+\b/g;
  const cited = texts.flatMap(({ path, text }) =>
    (text.match(outside) ?? []).map((word) => `${path}: ${word}`),
  );
  expect(cited).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machines } from '../../machines/index.ts';

/** The machines whose closing assertion stands in one of a folder's files. */
function castIn(folder: string): string[] {
  const dir = new URL(`../${folder}/`, import.meta.url);
  const sources = readdirSync(dir)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, dir), 'utf8'));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/castIn(?:View|Browser)\('(\w+)'|everyTransition\((\w+)Machine\)/g)].map(
      ([, cast, walked]) => cast ?? walked ?? '',
    ),
  );
  return [...new Set(names)].sort();
}

test.each(['views', 'browser'])('every machine is played in %s', (folder) => {
  expect(castIn(folder)).toEqual(Object.keys(machines).sort());
});

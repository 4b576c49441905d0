import { readFileSync } from 'node:fs';

/** True for a picture's script, which only exports its address. */
export function isOfPicture(script: string): boolean {
  const text = readFileSync(new URL(`../../../dist${script}`, import.meta.url), 'utf8');
  return text.length < 500 && !/=>|function/.test(text);
}

/** The scripts that are withheld together: each by itself, those of pictures at once. */
export function attemptsOf(scripts: readonly string[]): string[][] {
  const { pictures = [], others = [] } = Object.groupBy(scripts, (script) =>
    isOfPicture(script) ? 'pictures' : 'others',
  );
  return [...others.map((script) => [script]), pictures].filter((together) => together.length > 0);
}

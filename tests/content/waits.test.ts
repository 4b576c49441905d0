import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const testsDir = fileURLToPath(new URL('..', import.meta.url));

/** Waits for a silent network, or for a time. */
const TIMED = /network[i]dle|waitFor[T]imeout|setTimeout\((?:resolve|done)|node:timers\/promises/;

/** Benchmarks measure time, starting programs are polled, and a page answers a fixed time after its arrival. */
const MAY_WAIT =
  /^bench\/(?!weights\.ts$)|^support\/service\/postgres\.ts$|^site\/nginx\.ts$|^engines\/webkitBrowser\.ts$|^browser\/pageChange\.spec\.ts$/;

test('no test waits for the network to fall silent, or for a time to pass', () => {
  const files = readdirSync(testsDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !MAY_WAIT.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const waiting = files.filter((file) => TIMED.test(readFileSync(`${testsDir}${file}`, 'utf8')));
  expect(waiting).toEqual([]);
});

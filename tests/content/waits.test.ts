import { expect, test } from 'vitest';
import { readSource, sourcesIn } from '../support/sources.ts';

/** Waits for a silent network, or for a time. */
const TIMED = /network[i]dle|waitFor[T]imeout|setTimeout\((?:resolve|done)|node:timers\/promises/;

/** Benchmarks measure time, starting programs are polled, and a page answers a fixed time after its arrival. */
const MAY_WAIT =
  /^tests\/(bench\/(?!weights\.ts$)|support\/service\/postgres\.ts$|site\/nginx\.ts$|engines\/webkitBrowser\.ts$|browser\/pageChange\.spec\.ts$)/;

test('no test waits for the network to fall silent, or for a time to pass', () => {
  const files = sourcesIn('tests').filter((file) => /\.tsx?$/.test(file) && !MAY_WAIT.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => TIMED.test(readSource(file)))).toEqual([]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockDatabase, type Place, storedIn } from '../support/contract/place.ts';
import { post } from '../support/contract/post.ts';
import { enquiry } from '../support/contract/sample.ts';
import { eventually, temporaryPlace } from '../support/contract/service.ts';
import { addressOf } from '../support/server.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** The server of site and service as a process of its own, over a site of two pages. */
async function startSite(place: Place) {
  const site = join(place.folder, 'site');
  await mkdir(site);
  for (const page of ['404', 'contact']) await writeFile(join(site, `${page}.html`), `<h1>${page}</h1>`);
  const child = spawn(process.execPath, [join(projectDir, 'src/server/start.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...place.env, SITE_DIR: relative(projectDir, site) },
  });
  const closed = once(child, 'close');
  // Also when the test takes too long.
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await addressOf(child);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** The time in ms below which 99 of 100 of these stay. */
const percentile99 = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1];

test('a database that another process keeps locked delays no page, and enquiries are told to come back', async () => {
  const place = await temporaryPlace();
  await using site = await startSite(place);
  const ask = async (path: string) => {
    const begun = performance.now();
    const response = await fetch(site.url + path);
    await response.text();
    return { status: response.status, ms: performance.now() - begun };
  };
  const enquire = (name: string) => post(`${site.url}/api`, 'contactUs', { ...enquiry, name });
  expect((await enquire('Before')).status).toBe(200);

  // A busy machine is slow, not wrong: the best of three rounds counts. A page that waits for the lock is late in each.
  const rounds: (number | undefined)[] = [];
  {
    await using _lock = await lockDatabase(place);
    while (rounds.length < 3 && !((rounds.at(-1) ?? 50) < 50)) {
      const waiting: ReturnType<typeof enquire>[] = [];
      const times: number[] = [];
      for (let request = 0; request < 200; request += 1) {
        if (request % 50 === 0) waiting.push(enquire(`Round ${rounds.length}, request ${request}`));
        const { status, ms } = await ask('/contact');
        expect(status).toBe(200);
        times.push(ms);
      }
      rounds.push(percentile99(times));
      expect((await ask('/healthz')).status).toBe(200);
      await eventually(async () => expect((await ask('/readyz')).status).toBe(503));
      for (const { status, headers } of await Promise.all(waiting)) {
        expect(status).toBe(503);
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      }
    }
  }
  expect(Math.min(...rounds.map(Number)), `99th percentiles in ms: ${rounds}`).toBeLessThan(50);

  await eventually(async () => expect((await ask('/readyz')).status).toBe(200));
  expect((await enquire('After')).status).toBe(200);
  expect((await storedIn(place)).map(({ name }) => name).sort()).toEqual(['After', 'Before']);
});

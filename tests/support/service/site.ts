/** The server of site and service as a separate process, with a site of two pages. */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../server.ts';
import type { Place } from './place.ts';
import { endWithThis } from './process.ts';

const projectDir = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts the server on a free port. Use with `await using`. */
export async function startSmallSite(place: Place) {
  const site = join(place.folder, 'site');
  await mkdir(site);
  for (const page of ['404', 'contact']) await writeFile(join(site, `${page}.html`), `<h1>${page}</h1>`);
  const child = spawn(process.execPath, [join(projectDir, 'src/server/start.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...place.env, SITE_DIR: relative(projectDir, site) },
  });
  const closed = endWithThis(child);
  const url = await addressOf(child);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

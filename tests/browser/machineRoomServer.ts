import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { keepingIn } from '../support/server.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the hot-reloading server, whose service keeps enquiries in a folder of its own. */
export async function startDevelopment(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-way-'));
  Object.assign(process.env, keepingIn(dataDir), { SMTP_URL: '', LOG_LEVEL: 'silent' });
  const server = await createServer({
    configFile: join(projectDir, 'vite.config.ts'),
    cacheDir: join(projectDir, '.build/vite-machine-room'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    url: new URL(url).origin,
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

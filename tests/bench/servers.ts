import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { precompress } from '../../src/server/precompressed.ts';

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

interface Served {
  url: string;
  stop(): Promise<void>;
}

/** A self-signed certificate for 127.0.0.1; the benchmark's browser ignores its error. */
async function createCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'agency-way-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const of = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...of, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const read = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return read;
}

/** Serves an app on a free port; HTTP/2 needs TLS, and so the program openssl. */
export async function serveApp(
  { fetch }: { fetch: (request: Request) => Response | Promise<Response> },
  protocol: Protocol = 'HTTP/1.1',
): Promise<Served> {
  const isSecure = protocol === 'HTTP/2';
  const address = { fetch, hostname: '127.0.0.1', port: 0 };
  const options = isSecure
    ? { ...address, createServer: createSecureServer, serverOptions: await createCertificate() }
    : address;
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve(options, () => resolve(started));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/**
 * The reference page: 800 words, one picture, system font, inline styles, no script; close to the fastest possible
 * page. It is precompressed like the site.
 */
export async function createYardstick(): Promise<Hono> {
  const folder = await mkdtemp(join(tmpdir(), 'agency-way-yardstick-'));
  await cp(fileURLToPath(new URL('yardstick', import.meta.url)), folder, { recursive: true });
  await precompress(folder);
  const app = new Hono();
  app.use(serveStatic({ root: folder, precompressed: true }));
  return app;
}

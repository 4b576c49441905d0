/** The site over real HTTP, and requests that return responses unchanged. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { createSite } from '../../src/server/site.ts';
import { settings } from '../../src/settings.ts';

/** Serves a folder as `npm run serve` does, on a free port, until the tests of the file end; returns the address. */
export async function serveSite(dir: string, trustedProxies = 0): Promise<string> {
  const app = new Hono().route('/', await createSite(dir, settings, { trustedProxies }));
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  afterAll(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** Bytes of the whole response as it was sent. */
  bytesOnWire: number;
}

/**
 * A request without the decompression, redirects and path clean-up of `fetch`.
 *
 * @param to the whole URL, or a socket and a path
 */
export async function ask(
  to: string | { socketPath: string; path: string },
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const options = { headers, method, agent: false };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    (typeof to === 'string' ? request(to, options, resolve) : request({ ...options, ...to }, resolve))
      .on('error', reject)
      .end(),
  );
  // A new connection, which reads this response alone; a response that has ended knows it no more.
  const { socket } = response;
  const body = await buffer(response);
  const { statusCode: status = 0, headers: received } = response;
  return { status, headers: received, body, bytesOnWire: socket.bytesRead };
}

/** The hashes of inline scripts and sheets that a Content Security Policy allows. */
export const hashesIn = (policy: unknown) => String(policy).match(/'sha256-[^']*'/g) ?? [];

/** A policy without them: hosts send those of all documents with everything, our server each document's own. */
export const withoutHashes = (policy: unknown) => String(policy).replaceAll(/ 'sha256-[^']*'/g, '');

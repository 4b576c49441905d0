import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const databaseIn = (folder: string) => join(folder, 'enquiries.sqlite');
export const outboxIn = (folder: string) => join(folder, 'outbox');

/** The environment of a service that keeps its enquiries and mails in one folder. */
export const keepingIn = (folder: string) => ({
  ENQUIRY_DATABASE_URL: `sqlite:${databaseIn(folder)}`,
  ENQUIRY_OUTBOX_DIR: outboxIn(folder),
});

/** Waits until a server prints its URL. */
export const addressOf = (server: ChildProcess): Promise<string> => said(server, /(http:\/\/\S+)\s/);

/**
 * Waits until a server prints a text; resolves with the first group of the pattern.
 *
 * @throws an Error with its output, when it ends before
 */
export function said(server: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, text] = pattern.exec(output) ?? [];
      if (text) resolve(text);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('error', reject);
    server.once('close', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${output}`)),
    );
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return address.port;
}

/** Sends raw bytes as an attacker does: optionally cut off, and ignoring the response. */
import { request } from 'node:http';
import type { Attack } from './hostile.ts';
import type { Answer } from './post.ts';

/** Longest body in bytes; a longer one is refused unread, and its client may meet a closed connection. */
const longestBody = 262_144;

/** Resolves with the response; undefined when the connection was cut by the attack, or for too long a body. */
export function sendAttack(url: string, { headers, body, cutAt }: Attack): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const mayBreak = cutAt !== undefined || body.length > longestBody;
    const all = { ...headers, 'Content-Length': String(body.length) };
    const outgoing = request(url, { method: 'POST', headers: all, agent: false }, async (incoming) => {
      try {
        const text = Buffer.concat(await incoming.toArray()).toString('utf8');
        const answered = new Headers(incoming.headers as Record<string, string>);
        resolve({
          status: incoming.statusCode ?? 0,
          type: answered.get('Content-Type'),
          headers: answered,
          body: text === '' ? {} : JSON.parse(text),
        });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', (error) => (mayBreak ? resolve(undefined) : reject(error)));
    if (cutAt === undefined) outgoing.end(body);
    else outgoing.write(body.subarray(0, cutAt), () => setImmediate(() => outgoing.destroy()));
  });
}

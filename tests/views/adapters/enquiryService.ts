import { expect, vi } from 'vitest';
import type { Settlement } from '../../support/plannedPath.ts';
import { TIMEOUT_MS } from '../site.tsx';

/** The service behind the enquiry form, which answers when the path says so. */

interface Call {
  request: Request;
  answer: PromiseWithResolvers<Response>;
}

/** The calls that wait for their answer, by the last part of their path. */
const calls = new Map<string, Call>();

/** The words of each enquiry that was sent, by the key its calls carried: the same words have the same key. */
const keys = new Map<string | null, string>();

/** Takes the place of `fetch`, for a new page. */
export function startService(): void {
  calls.clear();
  keys.clear();
  vi.stubGlobal('fetch', (request: Request) => {
    const answer = Promise.withResolvers<Response>();
    const { pathname } = new URL(request.url);
    calls.set(pathname.slice(pathname.lastIndexOf('/') + 1), { request, answer });
    return answer.promise;
  });
}

/** Answers a call, or lets it fail. */
export async function answerCall({ id, done, value }: Settlement): Promise<void> {
  await vi.waitFor(() => expect(calls.has(id)).toBe(true), TIMEOUT_MS);
  const { request, answer } = calls.get(id) as Call;
  calls.delete(id);
  const words = await request.text();
  const key = request.headers.get('Idempotency-Key');
  expect(keys.get(key) ?? words, 'the words of this key').toBe(words);
  expect([...keys.values()].filter((known) => known === words).length, 'keys of these words').toBe(
    keys.has(key) ? 1 : 0,
  );
  keys.set(key, words);
  if (!done) answer.reject(value);
  else
    answer.resolve(
      Response.json(id === 'contactUs' ? value : { success: true, message: 'Sent.', data: value }),
    );
}

/** A service with a failing SQLite database, and its responses. */
import { expect } from 'vitest';
import type { Call } from '../../../openapi/service/contract.ts';
import { answerViolations } from './document.ts';
import { recordLog } from './log.ts';
import { type Place, storedIn } from './place.ts';
import type { Answer } from './post.ts';
import { enquiry } from './sample.ts';
import { type RunningService, startService, temporaryPlace } from './service.ts';

/** The sample enquiry, from a visitor of this name. */
export const named = (name: string) => ({ ...enquiry, name });

/** The names in a place's enquiries, sorted. */
export const namesIn = async (place: Place) => (await storedIn(place)).map(({ name }) => name).sort();

/** The status of `/readyz`. */
export const readiness = async ({ url }: RunningService) => (await fetch(`${url}/readyz`)).status;

/** Expects that a response refuses a call for now, as the contract has it. */
export function expectRefusal(call: Call, answer: Answer) {
  expect(answerViolations(`/${call}`, answer)).toEqual([]);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('1');
  expect(answer.body).not.toHaveProperty('reference');
}

/** Makes a call, and expects that the service refuses it for now. */
export async function expectRefused(service: RunningService, name: string) {
  expectRefusal('contactUs', await service.post('contactUs', named(name)));
}

/** Starts a service with its log of database failures. Use with `await using`. */
export async function startWatched() {
  const place = await temporaryPlace();
  const { log, lines } = recordLog('warn');
  const service = await startService({ place, log });
  const troubles = () =>
    lines.flatMap((line) => {
      const { msg, err } = JSON.parse(line);
      return msg === 'database in trouble' ? [String(err.message)] : [];
    });
  return { service, place, troubles, [Symbol.asyncDispose]: () => service.close() };
}

import { setTimeout } from 'node:timers/promises';
import { type Place, storedIn } from '../../support/service/place.ts';

/**
 * Waits for a condition, at most `timeoutMs`, without an error: the measurement that follows shows a failure.
 *
 * @param intervalMs time between two checks
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
  intervalMs = 20,
): Promise<void> {
  const begun = performance.now();
  while (!(await condition()) && performance.now() - begun < timeoutMs) await setTimeout(intervalMs);
}

/** Time limit for sending all mails after a load, in ms. */
const deliveryTimeoutMs = 240_000;

/** The enquiries of a place once all their mails are sent, or at the time limit. */
export async function storedWhenSent(place: Place) {
  let stored: Awaited<ReturnType<typeof storedIn>> = [];
  const areSent = async () => {
    stored = await storedIn(place);
    return stored.every(({ mails }) => mails.every(({ state }) => state === 'sent'));
  };
  await until(areSent, deliveryTimeoutMs, 1_000);
  return stored;
}

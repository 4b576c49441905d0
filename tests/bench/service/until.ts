import { setTimeout } from 'node:timers/promises';
import { type Place, storedIn } from '../../support/service/place.ts';

/** Waits for a condition, at most `timeoutMs`; the measurement that follows shows the result. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const begun = performance.now();
  while (!(await condition()) && performance.now() - begun < timeoutMs) await setTimeout(20);
}

/** Time limit for sending all mails after a load, in ms. */
const deliveryTimeoutMs = 240_000;

/** The enquiries of a place once all their mails are sent, or at the time limit. */
export async function storedWhenSent(place: Place) {
  const begun = performance.now();
  for (;;) {
    const stored = await storedIn(place);
    const isSent = stored.every(({ mails }) => mails.every(({ state }) => state === 'sent'));
    if (isSent || performance.now() - begun > deliveryTimeoutMs) return stored;
    await setTimeout(1_000);
  }
}

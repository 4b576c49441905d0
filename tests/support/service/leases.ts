/** Workers' leases on mails, under a simulated clock. */
import { expect } from 'vitest';
import { type Place, rowsIn } from './place.ts';
import { eventually } from './service.ts';
import type { SimulatedClock } from './simulatedClock.ts';

/** Each lease as one text: its mail, owner and end. */
async function leasesIn(place: Place): Promise<string[]> {
  const { mails } = await rowsIn(place);
  return mails
    .filter(({ lease_owner }) => lease_owner !== null)
    .map(({ message_id, lease_owner, lease_until }) => [message_id, lease_owner, lease_until].join());
}

/**
 * Advances the clock until each lease was renewed four times, for longer than one lasts. A renewal is due after a third
 * of the lease; from then on the clock advances slowly, for busy machines.
 */
export async function renewLeases(
  { place, clock, count }: { place: Place; clock: SimulatedClock; count: number },
  leaseMs: number,
): Promise<void> {
  for (let renewal = 0; renewal < 4; renewal += 1) {
    const before = await leasesIn(place);
    expect(before).toHaveLength(count);
    clock.pass(leaseMs * 0.3);
    await eventually(async () => {
      clock.pass(leaseMs / 150);
      const now = await leasesIn(place);
      expect(now.every((lease) => !before.includes(lease))).toBe(true);
    });
  }
}

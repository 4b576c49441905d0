/**
 * Finds leases that their workers no longer renew. Each worker times them with its own monotonic clock: wall clocks are
 * corrected, and differ between machines.
 */
import type { Lease } from './mailQueue.ts';

/**
 * Creates a function that takes all leases and the monotonic time, in ms, and returns the leases that have not changed
 * for a whole lease period.
 */
export function abandonedLeases(leaseMs: number): (leases: readonly Lease[], elapsed: number) => Lease[] {
  let seen = new Map<string, number>();
  return (leases, elapsed) => {
    const since = (lease: Lease) => seen.get(leaseKey(lease)) ?? elapsed;
    seen = new Map(leases.map((lease) => [leaseKey(lease), since(lease)]));
    return leases.filter((lease) => elapsed - since(lease) >= leaseMs);
  };
}

const leaseKey = ({ reference, recipient, lease_owner, lease_until }: Lease) =>
  [reference, recipient, lease_owner, lease_until].join();

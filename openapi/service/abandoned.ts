/**
 * Finds leases that their workers no longer renew. Each worker times them with its own monotonic clock: wall clocks are
 * corrected, and differ between machines.
 */
import type { Lease } from './mailQueue.ts';

export class AbandonedLeases {
  readonly #leaseMs: number;
  #seen = new Map<string, number>();

  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs;
  }

  /**
   * Leases that have not changed for a whole lease period.
   *
   * @param elapsed monotonic time in ms
   */
  among(leases: readonly Lease[], elapsed: number): Lease[] {
    const since = (lease: Lease) => this.#seen.get(nameOf(lease)) ?? elapsed;
    this.#seen = new Map(leases.map((lease) => [nameOf(lease), since(lease)]));
    return leases.filter((lease) => elapsed - since(lease) >= this.#leaseMs);
  }
}

const nameOf = ({ reference, recipient, lease_owner, lease_until }: Lease) =>
  [reference, recipient, lease_owner, lease_until].join();

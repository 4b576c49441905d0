/**
 * Finds leases that their workers no longer renew. Each worker measures by its own monotonic time how long a lease has
 * stayed as it is: the clock on the wall may be corrected meanwhile, and clocks of several machines differ.
 */
import type { Lease } from './mailQueue.ts';

export class AbandonedLeases {
  readonly #leaseMs: number;
  #seen = new Map<string, number>();

  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs;
  }

  /**
   * The leases that have not changed for as long as a lease lasts.
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

import type { MachineName } from '../../machines/index.ts';

/** Given for a machine whose driver has to walk every declared transition: by the test that asserts it, and nobody else. */
export interface Driven<TName extends MachineName> {
  readonly machine: TName;
}

/** Demands a driver of each machine: without one, or with another machine's, this does not compile. */
export type DriversOf<TDrivers extends { [TName in MachineName]: Driven<TName> }> = TDrivers;

import { setTimeout } from 'node:timers/promises';

/** Waits for a condition, `patience` ms at most; the measurement that follows shows the result. */
export async function until(condition: () => boolean | Promise<boolean>, patience = 60_000): Promise<void> {
  const begun = performance.now();
  while (!(await condition()) && performance.now() - begun < patience) await setTimeout(20);
}

import { setTimeout } from 'node:timers/promises';

/** Waits until a condition holds, for so many ms at most: the measurement that follows says whether it does. */
export async function until(condition: () => boolean | Promise<boolean>, patience = 60_000): Promise<void> {
  const begun = performance.now();
  while (!(await condition()) && performance.now() - begun < patience) await setTimeout(20);
}

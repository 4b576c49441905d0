import { setTimeout } from 'node:timers/promises';

/** Waits for a condition, at most `timeoutMs`; the measurement that follows shows the result. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const begun = performance.now();
  while (!(await condition()) && performance.now() - begun < timeoutMs) await setTimeout(20);
}

/** A spy on a method of all file handles of `node:fs/promises`, until the test ends. */
import { open } from 'node:fs/promises';
import { onTestFinished, vi } from 'vitest';

/** @param method `sync` or `datasync`, which bring a file to the disk */
export async function spyOnHandles(method: 'sync' | 'datasync') {
  const handle = await open(import.meta.filename);
  await handle.close();
  const spy = vi.spyOn(Object.getPrototypeOf(handle), method);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

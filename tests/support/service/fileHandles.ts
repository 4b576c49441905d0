/** A spy on a method of all file handles of `node:fs/promises`. Use with `using`. */
import { open } from 'node:fs/promises';
import { vi } from 'vitest';

/** @param method `sync` or `datasync`, which bring a file to the disk */
export async function spyOnHandles(method: 'sync' | 'datasync') {
  const handle = await open(import.meta.filename);
  await handle.close();
  return vi.spyOn(Object.getPrototypeOf(handle), method);
}

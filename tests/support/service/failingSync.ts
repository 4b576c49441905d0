/**
 * Preloaded into a service by `--import`: each SIGUSR2 makes the next sync of a file fail, as on a disk that lost a
 * write and reports it once.
 */
import { type FileHandle, open } from 'node:fs/promises';

const handle = await open(import.meta.filename);
await handle.close();
const prototype: FileHandle = Object.getPrototypeOf(handle);
const { datasync } = prototype;
let failures = 0;

process.on('SIGUSR2', () => {
  failures += 1;
});

prototype.datasync = async function (this: FileHandle) {
  if (failures === 0) return datasync.call(this);
  failures -= 1;
  throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' });
};

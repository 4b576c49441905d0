/**
 * Preloaded into a service by `--import`: after each SIGUSR2 the next sync of a file fails, as on a disk that reports a
 * lost write once.
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

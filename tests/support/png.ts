import { readFileSync } from 'node:fs';

/** px, as the file's first chunk says. */
export function pngSize(file: string) {
  const data = readFileSync(file);
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20), bytes: data.length };
}

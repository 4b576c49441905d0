import { readFileSync } from 'node:fs';

/** Width and height of a PNG file, px. */
export function pngSize(file: string) {
  const data = readFileSync(file);
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20), bytes: data.length };
}

/** Bytes as people read them: 41 kB, 9.4 kB. */
export function kilobytes(bytes: number): string {
  const thousands = bytes / 1000;
  return `${thousands < 10 ? thousands.toFixed(1) : Math.round(thousands)} kB`;
}

/**
 * Splits a wide-screen line into its small-screen lines, each with the space that follows it in the wide line.
 *
 * @param lines small-screen lines, the first of them the start of the wide line; lines after its end are ignored
 * @throws when they do not form the wide line
 */
export function breakLine(wide: string, lines: readonly string[]): string[] {
  const parts: string[] = [];
  let rest = wide;
  while (rest !== '') {
    const text = lines[parts.length];
    if (text === undefined || !rest.startsWith(text)) {
      throw new Error(`The line "${wide}" cannot be broken into "${lines.join(' / ')}".`);
    }
    const part = rest.startsWith(`${text} `) ? `${text} ` : text;
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}

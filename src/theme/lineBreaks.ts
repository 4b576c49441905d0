// A line of a headline may have `\n` where small screens break it, after a space or without one.

export const isBroken = (lines: readonly string[]) => lines.some((line) => line.includes('\n'));

/** The parts of a line, each with the space that follows it in the whole line. */
export const partsOf = (line: string) => line.split('\n');

/** The lines of wide screens. */
export const wholeLines = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\n', ''));

/** The lines of small screens. */
export const smallLines = (lines: readonly string[]) => lines.flatMap(partsOf).map((part) => part.trim());

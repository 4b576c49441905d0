/** Arial's published advance widths in thousandths of an em: capitals and the other characters of headlines. */
const widths: Record<string, number> = {
  ...{
    A: 667,
    B: 667,
    C: 722,
    D: 722,
    E: 667,
    F: 611,
    G: 778,
    H: 722,
    I: 278,
    J: 500,
    K: 667,
    L: 556,
    M: 833,
  },
  ...{
    N: 722,
    O: 778,
    P: 667,
    Q: 778,
    R: 722,
    S: 667,
    T: 611,
    U: 722,
    V: 667,
    W: 944,
    X: 667,
    Y: 667,
    Z: 611,
  },
  ...{ ' ': 278, '.': 278, ',': 278, ':': 278, '!': 278, '?': 556, "'": 191, '’': 222, '-': 333, '&': 667 },
};
const DIGIT = 556;

/**
 * The width of a line of capitals in Arial, em.
 *
 * @throws for a character without a width here
 */
export function arialWidth(line: string): number {
  return [...line.toUpperCase()].reduce((sum, character) => {
    const width = /\d/.test(character) ? DIGIT : widths[character];
    if (width === undefined) throw new Error(`src/media/arial.ts needs the width of "${character}".`);
    return sum + width / 1000;
  }, 0);
}

/** A mistake that nobody could notice, and why. */
interface EqualMistake {
  file: string;
  original: string;
  replacement: string;
  because: string;
}

export const equalMistakes: readonly EqualMistake[] = [];

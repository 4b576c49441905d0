/** A mistake that changes nothing anybody could notice, and why. */
interface EqualMutant {
  file: string;
  original: string;
  replacement: string;
  because: string;
}

export const equalMutants: readonly EqualMutant[] = [];

/** Archivo's width axis, percent. */
export const NARROWEST = 62;
export const WIDEST = 125;
/** A block's position in its range of possible sizes, 0 to 1. Low values give wide letters. */
const BIAS = 0.1;

/**
 * The font size of a block, at which every line reaches the measure or comes closest to it.
 *
 * @param smallest at which each line reaches it at its widest
 * @param largest at which each line reaches it at its narrowest
 */
export const sizeOfBlock = (smallest: number, largest: number) =>
  smallest <= largest ? smallest + BIAS * (largest - smallest) : (smallest + largest) / 2;

/** Halves the axis this many times, around the stretch at which a line just fits. */
export function stretchAround(isTooWide: (stretch: number) => boolean, steps: number) {
  let [low, high] = [NARROWEST, WIDEST];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (isTooWide(middle)) high = middle;
    else low = middle;
  }
  return { low, middle: (low + high) / 2 };
}

/** #RRGGBB as shares of red, green and blue, 0 to 1. */
function channels(hex: string): readonly [red: number, green: number, blue: number] {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`Not a six-digit hex colour: ${hex}`);
  const share = (digits: string) => Number.parseInt(digits, 16) / 255;
  return [share(red), share(green), share(blue)];
}

/** sRGB stores light by a curve; this is the light itself. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/**
 * How bright a colour is to the eye: 0 is black, 1 white (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 *
 * @throws unless it is six-digit hex
 */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * How far two colours stand apart: 1 is no contrast, 21 black and white, in whichever order
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 *
 * @throws unless both are six-digit hex
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

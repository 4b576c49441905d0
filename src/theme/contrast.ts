/** Shares of red, green and blue, 0 to 1. */
type Channels = readonly [red: number, green: number, blue: number];

/** The shares of #RRGGBB. */
function channels(hex: string): Channels {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`Not a six-digit hex colour: ${hex}`);
  const share = (digits: string) => Number.parseInt(digits, 16) / 255;
  return [share(red), share(green), share(blue)];
}

/** Converts a channel of sRGB to linear light. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Perceived brightness of light: 0 is black, 1 white (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * Perceived brightness of a colour: 0 is black, 1 white.
 *
 * @throws unless it is six-digit hex
 */
export const relativeLuminance = (hex: string): number => luminance(channels(hex));

/**
 * The contrast ratio of two luminances, in either order: 1 is no contrast, 21 black and white
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * The contrast ratio of two colours.
 *
 * @throws unless both are six-digit hex
 */
export const contrast = (one: string, other: string): number =>
  contrastRatio(relativeLuminance(one), relativeLuminance(other));

import { palette } from '../../theme/palette.ts';

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/**
 * A colour between two others.
 *
 * @param share 0 is the first, 1 the second
 * @throws unless both are six-digit hex
 */
export function mix(from: string, to: string, share: number): string {
  for (const colour of [from, to]) {
    if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`Not a six-digit hex colour: ${colour}`);
  }
  const target = channels(to);
  const mixed = channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Approximate lightness, 0 (black) to 1 (white): tells a dark cloth from a light one. */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** Further tones of the pigments, which only pictures use. */
export const tones = {
  raniDark: palette.raniDeep,
  raniLight: '#FF7FAE',
  gendaDark: '#E58600',
  pattaDark: '#0A4A38',
  pattaLight: '#5DB596',
  neelLight: palette.neelWash,
  geruDark: '#8E2D1E',
  steel: '#C9D3DD',
  steelDark: '#7E8A93',
  wood: '#F0D2A8',
  navy: '#17222B',
  denim: '#2F4A78',
} as const;

/** From the lightest to the deepest. */
export type Skin = 0 | 1 | 2 | 3 | 4;

/** Each skin's colour in the sun, and out of it. */
export const skins: Record<Skin, { lit: string; own: string }> = {
  0: { lit: '#EDB78B', own: '#C98A5B' },
  1: { lit: '#D99A66', own: '#B27241' },
  2: { lit: '#BC7A49', own: '#945629' },
  3: { lit: '#94582F', own: '#6E3B1B' },
  4: { lit: '#6B3D22', own: '#4A2713' },
};

/** Share of the shadow's colour in a surface that a frame shades. */
const SHADOWED = 0.72;

/** Cloth or wood, in the shadow of its frame. */
export const shadowOn = (colour: string, shadow: string) => mix(colour, shadow, SHADOWED);

/** A skin in the light and in the shadow of a frame. */
export function skinTones(skin: Skin, shadow: string) {
  const { lit, own } = skins[skin];
  return { lit, shade: mix(own, shadow, SHADOWED), half: mix(lit, mix(own, shadow, SHADOWED), 0.45) };
}

export type SkinTones = ReturnType<typeof skinTones>;

/** Hair grows in these; grey and white are for age. */
export const hairColours = {
  black: '#15100E',
  soft: '#231612',
  brown: '#3B2117',
  henna: '#73301A',
  grey: '#8F8982',
  white: '#E9E5DD',
} as const;

export type HairColour = keyof typeof hairColours;

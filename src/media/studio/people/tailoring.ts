import { shadowOn } from '../colour.ts';
import { clip, d, filled, line, path, type Svg } from '../svg.ts';
import { type Cloth, textile } from '../textiles.ts';
import { type Body, trunkShadow } from './body.ts';

/** Skin, or clothes under the dress, with the trunk's shadow on it. */
export const lapped = (outline: string, colour: string, shade: string) =>
  path(outline, colour) + clip(outline, path('M4,-40 C3,-6 9,16 3,60 L2,300 L90,300 L90,-40Z', shade));

/** Cloth over the trunk, with its pattern also in the shadow. */
export function drape(
  body: Body,
  outline: string,
  colour: string,
  cloth: Cloth | undefined,
  length: number,
): Svg {
  const area = { x: -120, y: -20, width: 240, height: length + 30 };
  const shade = trunkShadow(body);
  const dark = shadowOn(colour, body.shadow);
  const shaded = cloth
    ? {
        ...cloth,
        colour: shadowOn(cloth.colour, body.shadow),
        ...(cloth.second ? { second: shadowOn(cloth.second, body.shadow) } : {}),
      }
    : undefined;
  return filled(
    outline,
    colour,
    cloth ? textile(cloth, outline, colour, area) : '',
    path(shade, dark),
    shaded ? textile(shaded, shade, dark, area) : '',
  );
}

export interface Look {
  body: Body;
  outline: string;
  dark(colour: string): string;
}

export const vee = ({ body }: Look, outline: string) => lapped(outline, body.skin.lit, body.skin.shade);

/** A round opening that lies on the slope of the shoulders. */
export const roundNeck = (look: Look, depth: number, wide = 0) => {
  const half = look.body.proportions.neck + 9 + wide;
  const edge = d`M${-half},0 C${-half + 7},${depth * 1.3} ${half - 7},${depth * 1.3} ${half},0`;
  return { skin: vee(look, d`${edge} L12,-24 L-12,-24Z`), edge };
};

/** A band along the neck, lit on the left and in shadow on the right. */
export const band = (look: Look, edge: string, colour: string, width: number) =>
  clip(
    look.outline,
    line(edge, colour, width, { 'stroke-linecap': 'butt' }),
    clip('M5,-40 H90 V90 H5Z', line(edge, look.dark(colour), width, { 'stroke-linecap': 'butt' })),
  );

/**
 * The primitives of every drawing. Drawing functions return SVG text; a picture joins these texts, the nearest last.
 *
 * The id of a clip is a hash of its content, so that no counter is needed; `drawing()` keeps one clip of each id.
 */

/** A piece of a drawing. */
export type Svg = string;

/** A point in units of the drawing, x to the right and y down. */
export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Rounds to a tenth of a unit, which is invisible at the sizes of the site. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Template tag for path data, rounds its numbers: d`M${x},${y} h${width}`. A value may be a Point. */
export function d(texts: TemplateStringsArray, ...values: readonly (number | string | Point)[]): string {
  return String.raw(
    { raw: texts },
    ...values.map((value) => {
      if (typeof value === 'number') return round(value);
      return typeof value === 'string' ? value : `${round(value[0])},${round(value[1])}`;
    }),
  );
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(typeof value === 'number' ? round(value) : value))}"`)
    .join('');

const element = (name: string, attributes: Attributes) => `<${name}${attributesOf(attributes)}/>`;

export const path = (outline: string, fill: string, attributes: Attributes = {}): Svg =>
  element('path', { d: outline, fill, ...attributes });

/** A stroke with round ends and corners. */
export const line = (outline: string, stroke: string, width: number, attributes: Attributes = {}): Svg =>
  element('path', {
    d: outline,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });

/** A stroke with square ends and sharp corners: wood, iron, letters. */
export const rule = (outline: string, stroke: string, width: number): Svg =>
  line(outline, stroke, width, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): Svg => element('rect', { x, y, width, height, fill, ...attributes });

export const circle = (cx: number, cy: number, r: number, fill: string, attributes: Attributes = {}): Svg =>
  element('circle', { cx, cy, r, fill, ...attributes });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
): Svg => element('ellipse', { cx, cy, rx, ry, fill, ...attributes });

export const polygon = (points: readonly Point[], fill: string, attributes: Attributes = {}): Svg =>
  element('polygon', { points: points.map((point) => d`${point}`).join(' '), fill, ...attributes });

export interface Placement {
  /** The new place of the group's origin. */
  at?: Point;
  /** One number, or one for each axis; −1 mirrors. */
  scale?: number | Point;
  /** Degrees, clockwise, about the group's origin or `about`. */
  turn?: number;
  /** The point of the group that turning and scaling leave in place. */
  about?: Point;
  /** Marks the one object that crosses the picture's edge; the direction in which it moves out. */
  leans?: Point;
}

const LEAN = 'lean_';

/** Encodes the direction of `leans` as an id, which the optimiser removes from the site's file. */
const leanId = ([x, y]: Point) => `${LEAN}${x}_${y}`;

/** The direction in which a part with this id leans; `undefined` when it does not. */
export function leanOf(id: string): Point | undefined {
  if (!id.startsWith(LEAN)) return undefined;
  const [x = 0, y = 0] = id.slice(LEAN.length).split('_').map(Number);
  return [x, y];
}

/** Four decimals: a scale is multiplied by hundreds of units. */
const precise = (value: number) => Math.round(value * 1e4) / 1e4 + 0;

export function group({ at, scale, turn, about, leans }: Placement, ...parts: readonly Svg[]): Svg {
  const [scaleX, scaleY] = typeof scale === 'object' ? scale : [scale ?? 1, scale ?? 1];
  const transform = [
    at ? `translate(${precise(at[0])} ${precise(at[1])})` : '',
    about ? `translate(${precise(about[0])} ${precise(about[1])})` : '',
    turn ? `rotate(${precise(turn)})` : '',
    scaleX !== 1 || scaleY !== 1 ? `scale(${precise(scaleX)} ${precise(scaleY)})` : '',
    about ? `translate(${precise(-about[0])} ${precise(-about[1])})` : '',
  ].filter((step) => step !== '');
  const attributes = {
    id: leans && leanId(leans),
    transform: transform.length > 0 ? transform.join(' ') : undefined,
  };
  return `<g${attributesOf(attributes)}>${parts.join('')}</g>`;
}

/** A hash of the content (32-bit FNV-1a). */
function nameOf(content: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Cuts drawings off at an outline. */
export function clip(outline: string | { shape: Svg }, ...parts: readonly Svg[]): Svg {
  const shape = typeof outline === 'string' ? element('path', { d: outline }) : outline.shape;
  const id = `clip-${nameOf(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

/** A rectangle somewhat larger than an outline; undefined when that has relative commands. */
function around(outline: string, fill: string): Svg | undefined {
  if (/[a-z]/.test(outline)) return undefined;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = '', values = ''] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = Array.from(values.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else {
      // An arc may reach beyond its end by two radii.
      const points = command === 'A' ? numbers.slice(5) : numbers;
      const [reachX = 0, reachY = 0] = command === 'A' ? numbers : [];
      xs.push(
        ...points.filter((_, index) => index % 2 === 0).flatMap((x) => [x - reachX * 2, x + reachX * 2]),
      );
      ys.push(
        ...points.filter((_, index) => index % 2 === 1).flatMap((y) => [y - reachY * 2, y + reachY * 2]),
      );
    }
  }
  const [left, top] = [Math.floor(Math.min(...xs)) - 2, Math.floor(Math.min(...ys)) - 2];
  return rect(left, top, Math.ceil(Math.max(...xs)) + 2 - left, Math.ceil(Math.max(...ys)) + 2 - top, fill);
}

/** A shape with shadows on it, all cut by the same edge, so that the shape's colour shows no rim beside a shadow. */
export const filled = (outline: string, fill: string, ...parts: readonly Svg[]): Svg =>
  clip(outline, around(outline, fill) ?? path(outline, fill, { stroke: fill, 'stroke-width': 3 }), ...parts);

/**
 * A whole SVG file. Each clip is defined once, at the top.
 *
 * @throws when an id is used twice
 */
export function drawing(width: number, height: number, ...parts: readonly Svg[]): Svg {
  const definitions = new Map<string, string>();
  const body = parts
    .join('')
    .replaceAll(/<clipPath id="([^"]+)">.*?<\/clipPath>/g, (definition, id: string) => {
      if ((definitions.get(id) ?? definition) !== definition) throw new Error(`Two clips are named ${id}.`);
      definitions.set(id, definition);
      return '';
    });
  const ids = Array.from(body.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The part "${twice}" is drawn twice.`);
  const defs = definitions.size > 0 ? `<defs>${[...definitions.values()].join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}${body}</svg>\n`;
}

/**
 * Splits a drawing with an object that crosses its edge into three layers, so that the object can move alone: the parts
 * behind it, the object, and the parts in front. Together they show the whole picture.
 */
import { JSDOM } from 'jsdom';
import { leanOf, type Point } from './studio/svg.ts';

/** From the farthest to the nearest. */
export const PARTS = ['behind', 'object', 'front'] as const;

interface Layers {
  behind: string;
  object: string;
  /** Hands and rails in front of the object. */
  front: string | undefined;
  /** The direction in which it moves out, as a vector of length 1; x to the right, y down. */
  direction: Point;
}

const SHAPES = 'path, rect, circle, ellipse, polygon';

const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
};

/**
 * Splits a drawing into pop-out layers.
 *
 * @returns `undefined` for a drawing without an object that pops out
 */
export function layersOf(drawing: string): Layers | undefined {
  const { window } = new JSDOM(drawing, { contentType: 'image/svg+xml' });
  const root = window.document.documentElement;
  const popOut = Array.from(root.querySelectorAll('g[id]')).find(({ id }) => leanOf(id) !== undefined);
  const direction = popOut && leanOf(popOut.id);
  if (!popOut || !direction) return undefined;

  const shapes = Array.from(root.querySelectorAll(SHAPES)).filter((shape) => !shape.closest('clipPath'));
  const partOf = (shape: Element): (typeof PARTS)[number] => {
    if (popOut.contains(shape)) return 'object';
    const isAfter = popOut.compareDocumentPosition(shape) & window.Node.DOCUMENT_POSITION_FOLLOWING;
    return isAfter ? 'front' : 'behind';
  };
  const parts = Map.groupBy(shapes, partOf);
  /** The drawing with only the shapes of one part. */
  const drawingOf = (part: (typeof PARTS)[number]): string | undefined => {
    const own = parts.get(part);
    if (!own) return undefined;
    for (const shape of shapes) shape.toggleAttribute('data-away', !own.includes(shape));
    const copy = root.cloneNode(true) as Element;
    for (const shape of copy.querySelectorAll('[data-away]')) shape.remove();
    return `${copy.outerHTML}\n`;
  };

  const [behind, object, front] = PARTS.map(drawingOf);
  if (behind === undefined || object === undefined) throw new Error('An object pops out of nothing.');
  return { behind, object, front, direction: unit(direction) };
}

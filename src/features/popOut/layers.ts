import { afterPaint } from '../../actors/afterPaint.ts';
import { popOuts } from '../../media/popOuts.gen.ts';

/** A picture in layers, of which `object` can move. */
interface Layered {
  /** The file of the picture itself, as it is named in `media/pictures`. */
  of: string;
  behind: string;
  object: string;
  front?: string;
  /** The direction in which it moves out, a unit vector. */
  way: readonly [x: number, y: number];
}

/** Distance that the object moves out, px. */
const REACH = 14;

// The longest names first: 'design-wide' is no 'design'.
const layeredPictures: readonly Layered[] = popOuts.toSorted((a, b) => b.of.length - a.of.length);

/** True when the URL is the file's, with or without the eight-character hash of the build. */
function leadsTo(address: string, file: string): boolean {
  const [stem, ending] = file.split('.');
  return new RegExp(`/${stem}(-[\\w-]{8})?\\.${ending}$`).test(address);
}

function layeredOf(picture: HTMLImageElement): Layered {
  const shown = picture.currentSrc || picture.src;
  const layered = layeredPictures.find(({ of }) => leadsTo(shown, of));
  if (!layered) throw new Error(`No layers for ${shown}.`);
  return layered;
}

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

async function arrivalOf([part, file]: readonly [part: string, file: string]) {
  const layer = new Image();
  layer.alt = '';
  layer.dataset.part = part;
  layer.src = file;
  await layer.decode();
  return layer;
}

/**
 * Fetches the layers of a picture and places them exactly on it.
 *
 * @param box the element that holds them
 * @param signal aborted when the visitor has left before they loaded
 * @throws when the picture has no layers, or one of them does not load
 */
export async function placeLayers(
  box: HTMLElement,
  picture: HTMLImageElement,
  signal: AbortSignal,
): Promise<void> {
  // Still animating back: reuse the layers.
  if (box.hasChildNodes()) return;
  const { behind, object, front, way } = layeredOf(picture);
  const files = Object.entries({ behind, object, front }).flatMap(([part, file]) =>
    file === undefined ? [] : [[part, file] as const],
  );
  const layers = await Promise.all(files.map(arrivalOf));
  // Right after a paint, reading the layout costs no reflow.
  await painted();
  if (signal.aborted) return;
  const { objectFit, objectPosition } = getComputedStyle(picture);
  const around = box.offsetParent?.getBoundingClientRect();
  const { left, top, width, height } = picture.getBoundingClientRect();
  for (const layer of layers) Object.assign(layer.style, { objectFit, objectPosition });
  box.style.setProperty('--way', way.map((share) => `${share * REACH}px`).join(' '));
  Object.assign(box.style, {
    left: `${left - (around?.left ?? 0)}px`,
    top: `${top - (around?.top ?? 0)}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  box.replaceChildren(...layers);
  // Paint once at rest, so that the transition starts; abort removes the layers.
  const clear = () => box.replaceChildren();
  signal.addEventListener('abort', clear);
  await painted();
  signal.removeEventListener('abort', clear);
}

import { afterPaint } from '../../actors/afterPaint.ts';
import { directions } from '../../media/popOuts.gen.ts';

/** From the farthest to the nearest; nothing may be in front. */
const PARTS = ['behind', 'object', 'front'] as const;
/** Distance that the object moves out, px. */
const REACH = 14;

/** The addresses of the layers; a file is named `PICTURE-PART`. */
const addresses = import.meta.glob<string>('./*.{svg,avif,webp}', {
  base: '../../media/pictures/layers',
  eager: true,
  import: 'default',
});

// The longest names first: 'design-wide' is no 'design'.
const names = (Object.keys(directions) as (keyof typeof directions)[]).sort((a, b) => b.length - a.length);

/** The layers of a picture, by the name of its file: in its format, or in SVG. */
function layersOf(picture: HTMLImageElement) {
  const shown = picture.currentSrc || picture.src;
  // The portrait variant has the same layers; the build appends a hash of eight characters.
  const name = names.find((one) => new RegExp(`/${one}(-portrait)?(-[\\w-]{8})?\\.`).test(shown));
  if (!name) throw new Error(`No layers for ${shown}.`);
  const ending = shown.split('.').at(-1);
  const files = PARTS.flatMap((part) => {
    const layer = `./${name}-${part}`;
    const file = addresses[`${layer}.${ending}`] ?? addresses[`${layer}.svg`];
    return file === undefined ? [] : [[part, file] as const];
  });
  return { files, direction: directions[name] };
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
  // The object is still moving back: its layers are reused.
  if (box.hasChildNodes()) return;
  const { files, direction } = layersOf(picture);
  const layers = await Promise.all(files.map(arrivalOf));
  // Right after a paint, reading the layout costs no reflow.
  await painted();
  if (signal.aborted) return;
  const { objectFit, objectPosition } = getComputedStyle(picture);
  const around = box.offsetParent?.getBoundingClientRect();
  const { left, top, width, height } = picture.getBoundingClientRect();
  for (const layer of layers) Object.assign(layer.style, { objectFit, objectPosition });
  box.style.setProperty('--offset', direction.map((share) => `${share * REACH}px`).join(' '));
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

import sharp from 'sharp';
import { skins } from '../colour.ts';
import type { Svg } from '../svg.ts';

/** The part of a picture that a card shows, in the picture's own units. */
interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Units of the card to one of the picture's. */
  scale: number;
}

/** px. People are found in a small copy of the picture. */
const LOOK_WIDTH = 200;
/** Of a colour's three parts: what smoothing between two shapes may change. */
const TOLERANCE = 14;

const litSkins = Object.values(skins).map(({ lit }) =>
  [1, 3, 5].map((at) => Number.parseInt(lit.slice(at, at + 2), 16)),
);

/** Where skin is seen in the sun: faces, mostly, and hands. Shares of the picture's width and height. */
async function findSkin(picture: Svg): Promise<{ x: number; y: number }[]> {
  const { data, info } = await sharp(Buffer.from(picture))
    .resize({ width: LOOK_WIDTH })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSkin = (at: number) =>
    litSkins.some((skin) =>
      skin.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) <= TOLERANCE),
    );
  return Array.from({ length: info.width * info.height }, (_, index) => index)
    .filter((index) => isSkin(index * info.channels))
    .map((index) => ({
      x: (index % info.width) / info.width,
      y: Math.floor(index / info.width) / info.height,
    }));
}

/** Of the people that the best window shows, how much a window nearer to the picture's middle must show as well. */
const NEARLY = 0.86;

/**
 * Where a window of this share of an axis begins that has the people near its middle, and what they are doing as well: it
 * lies as near to the picture's middle as they allow.
 */
function bestStart(places: readonly number[], share: number): number {
  const middle = (1 - share) / 2;
  const worth = (start: number) =>
    places.reduce((sum, place) => sum + Math.max(0, 1 - (2 * ((place - start) / share - 0.5)) ** 2), 0);
  const starts = Array.from({ length: 41 }, (_, step) => {
    const start = ((1 - share) * step) / 40;
    return { start, worth: worth(start), off: Math.abs(start - middle) };
  });
  const most = Math.max(...starts.map((start) => start.worth));
  const [nearest] = starts.filter((start) => start.worth >= most * NEARLY).sort((a, b) => a.off - b.off);
  return nearest?.start ?? middle;
}

/** As much of a picture as fills a space, with the people in it. */
export async function cropTo(picture: Svg, space: { width: number; height: number }): Promise<Crop> {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture)?.map(Number) ?? [];
  if (!width || !height) throw new Error('A picture without a view box has no card.');
  const scale = Math.max(space.width / width, space.height / height);
  const shown = { width: space.width / scale, height: space.height / scale };
  const skin = await findSkin(picture);
  const left = bestStart(
    skin.map(({ x }) => x),
    shown.width / width,
  );
  const top = bestStart(
    skin.map(({ y }) => y),
    shown.height / height,
  );
  return { left: left * width, top: top * height, ...shown, scale };
}

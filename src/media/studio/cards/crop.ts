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

/** Width of the small copy of a picture in which people are found, px. */
const LOOK_WIDTH = 200;
/** Allowed difference from skin in each colour channel, because edges are smoothed. */
const TOLERANCE = 14;

const litSkins = Object.values(skins).map(({ lit }) =>
  [1, 3, 5].map((at) => Number.parseInt(lit.slice(at, at + 2), 16)),
);

/** Finds pixels of sunlit skin: faces mostly, and hands. Positions are shares of the picture's width and height. */
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

/** Share of the best crop's worth that is enough for a crop nearer to the picture's middle. */
const NEARLY = 0.86;

/**
 * The start of a crop along one axis. A crop is worth more the more skin is near its middle. Of those that are nearly
 * the best, the one nearest to the picture's middle is taken: it also shows what the people do.
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

/** The largest part of a picture that has the proportions of a space, placed so that it shows the people. */
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

import sharp, { type Sharp } from 'sharp';
import { type PictureFiles, portraitName, writePicture } from './drawings.ts';

/** Qualities, best first; a picture above its limit is encoded again with the next. */
const AVIF_QUALITIES = [60, 54, 48, 42, 36];
/** Lower qualities: high-density screens hide artefacts. */
const PORTRAIT_AVIF_QUALITIES = [48, 42, 36, 30, 24, 18];
/** 0 to 9, the slowest; it saves a tenth of the bytes. */
const AVIF_EFFORT = 9;
const WEBP_QUALITIES = [84, 76, 68, 60, 52, 44, 36, 28, 20];
/** Largest size of a picture file, bytes. */
export const MAX_BYTES = 60_000;
/** Largest size of an AVIF for portrait screens, bytes: fits the initial TCP congestion window. */
const MAX_PORTRAIT_BYTES = 14_000;
/** Width of a drawing that becomes a bitmap, px. */
const BITMAP_WIDTH = 1600;
const PORTRAIT_BITMAP_WIDTH = 720;

/** Encodes with the first quality that keeps the limit, or else the last. @param most the limit, bytes */
async function encodeBest(qualities: readonly number[], most: number, encode: (quality: number) => Sharp) {
  let data = Buffer.alloc(0);
  for (const quality of qualities) {
    data = await encode(quality).toBuffer();
    if (data.length <= most) break;
  }
  return data;
}

/** Makes AVIF and WebP of a bitmap, or of an SVG that is too large for the site. */
export async function makeBitmaps(name: string, original: Uint8Array | string): Promise<PictureFiles> {
  const source = typeof original === 'string' ? Buffer.from(original) : original;
  const isPortrait = name.endsWith(portraitName(''));
  const drawn = isPortrait ? PORTRAIT_BITMAP_WIDTH : BITMAP_WIDTH;
  const image = typeof original === 'string' ? sharp(source).resize({ width: drawn }) : sharp(source);
  const { width, height } = await sharp(await image.clone().png().toBuffer()).metadata();
  const avif = await encodeBest(
    isPortrait ? PORTRAIT_AVIF_QUALITIES : AVIF_QUALITIES,
    isPortrait ? MAX_PORTRAIT_BYTES : MAX_BYTES,
    (quality) => image.clone().avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' }),
  );
  const webp = await encodeBest(WEBP_QUALITIES, MAX_BYTES, (quality) =>
    image.clone().webp({ quality, smartSubsample: true }),
  );
  return {
    width,
    height,
    files: [
      await writePicture(`${name}.avif`, avif, 'image/avif'),
      await writePicture(`${name}.webp`, webp, 'image/webp'),
    ],
  };
}

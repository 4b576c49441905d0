import { rename, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Film, masterOf, run } from './render.ts';

/** Converts RGB by BT.709 and labels the file so; ffmpeg's default is the matrix of old television. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

/** @param quality crf: a lower number is better and gives a larger file */
const codecs = {
  av1: (quality: number) => [
    ...['-c:v', 'libsvtav1', '-preset', '4', '-crf', `${quality}`, '-g', '250'],
    ...['-pix_fmt', 'yuv420p10le', '-svtav1-params', 'tune=0'],
  ],
  h264: (quality: number) => [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', `${quality}`],
    ...['-pix_fmt', 'yuv420p'],
  ],
} as const;

type Codec = keyof typeof codecs;

/**
 * Makes a file of the site from the master of a film.
 *
 * @param file its name in `src/media/film/`
 * @param most bytes
 * @throws when the file is larger than that: it needs a higher `quality` number, or less motion
 */
export async function encode(film: Film, codec: Codec, quality: number, file: string, most: number) {
  const made = masterOf(film).replace(/\.mkv$/, `.${codec}.mp4`);
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', masterOf(film), '-an'],
    ...colours,
    ...codecs[codec](quality),
    ...['-movflags', '+faststart', made],
  ]);
  const { size } = await stat(made);
  if (size > most) throw new Error(`${file} would weigh ${size} bytes, and may weigh ${most}.`);
  await rename(made, fileURLToPath(new URL(`../../film/${file}`, import.meta.url)));
  return { file, bytes: size };
}

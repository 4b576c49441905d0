import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Svg } from '../svg.ts';

/** A film that is drawn: frame after frame, each a whole drawing. */
export interface Film {
  name: string;
  /** px */
  width: number;
  height: number;
  frames: number;
  framesPerSecond: number;
  /** Its poster. */
  posterFrame: number;
  frame(index: number): Svg;
}

/** By librsvg: 0.14 s for a frame of 1080 lines, where a browser's screenshot takes 0.3 s and shows the same (SSIM .999). */
const drawn = (film: Film, index: number) =>
  sharp(Buffer.from(film.frame(index)))
    .resize({ width: film.width, height: film.height, fit: 'fill' })
    .removeAlpha();

/** The bytes of a film's poster, a PNG. */
export const posterOf = (film: Film): Promise<Buffer> => drawn(film, film.posterFrame).png().toBuffer();

/** Frames in the making at a time: one for each core. */
const AHEAD = 2;

/** Where the lossless master of a film is kept. */
export const masterOf = ({ name }: Film) =>
  fileURLToPath(new URL(`../../../../.build/film/${name}.mkv`, import.meta.url));

/**
 * Runs a program to its end.
 *
 * @throws with what it said, if it fails
 */
export async function run(program: string, options: readonly string[], input?: AsyncIterable<Uint8Array>) {
  const child = spawn(program, options, { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  const ended = once(child, 'close');
  if (input) for await (const piece of input) if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}.\n${said}`);
}

async function* pixels(film: Film) {
  const queue: Promise<Buffer>[] = [];
  for (let index = 0; index < film.frames + AHEAD; index += 1) {
    if (index < film.frames) queue.push(drawn(film, index).raw().toBuffer());
    const next = index >= AHEAD ? queue.shift() : undefined;
    if (next) yield await next;
  }
}

/** Draws every frame into a lossless master. */
export async function render(film: Film): Promise<string> {
  const master = masterOf(film);
  await mkdir(dirname(master), { recursive: true });
  await run(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${film.width}x${film.height}`],
      ...['-r', `${film.framesPerSecond}`, '-i', '-'],
      ...['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', master],
    ],
    pixels(film),
  );
  return master;
}

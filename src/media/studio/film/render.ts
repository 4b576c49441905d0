import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Svg } from '../svg.ts';

/** A drawn film; each frame is a whole drawing. */
export interface Film {
  name: string;
  /** px */
  width: number;
  height: number;
  frames: number;
  framesPerSecond: number;
  /** Index of the frame that is its poster. */
  posterFrame: number;
  frame(index: number): Svg;
}

/** Renders with librsvg: twice as fast as a browser's screenshot, and equal to it (SSIM .999). */
const drawn = (film: Film, index: number) =>
  sharp(Buffer.from(film.frame(index)))
    .resize({ width: film.width, height: film.height, fit: 'fill' })
    .removeAlpha();

/** The bytes of a film's poster, a PNG. */
export const posterOf = (film: Film): Promise<Buffer> => drawn(film, film.posterFrame).png().toBuffer();

/** Number of frames that are rendered at the same time. */
const AHEAD = 2;

/** The path of a film's lossless master. */
export const masterOf = ({ name }: Film) =>
  fileURLToPath(new URL(`../../../../.build/film/${name}.mkv`, import.meta.url));

/**
 * Runs a program to its end.
 *
 * @throws an Error with its messages, when it fails
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

/** Draws every frame into a lossless master; resolves with its path. */
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

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Endings of files that are text; pictures, fonts and films are compressed already. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.vtt', '.webmanifest', '.xml']);

/** True for files that get precompressed copies. */
export const isCompressible = (file: string) => TEXT.has(extname(file));

/** True for a precompressed copy (.br, .gz). */
export const isCompressed = (file: string) => file.endsWith('.br') || file.endsWith('.gz');

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a text's precompressed copies beside it, where they are smaller: `home.css.br`, `home.css.gz`. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [ending, compressed] of [['.br', br] as const, ['.gz', gz] as const]) {
    if (compressed.length < content.length) await writeFile(file + ending, compressed);
  }
}

/** Precompresses every text of the built site. */
export async function precompress(siteDir: string): Promise<void> {
  const files = (await readdir(siteDir, { recursive: true })).filter(isCompressible);
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      await compressFile(join(siteDir, file));
  };
  // One file per processor at a time, because contents are held in memory.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { serveDevPage } from '../devPage.ts';

const WEIGHTS = 'virtual:pictureWeights';
const folder = new URL('../media/pictures/', import.meta.url);
const compress = promisify(brotliCompress);

/** The weight of a picture's file, bytes. */
export interface PictureWeight {
  onDisk: number;
  /** After compression, which only text formats get. */
  onWire: number;
}

async function weigh(file: string): Promise<[file: string, weight: PictureWeight]> {
  const data = await readFile(new URL(file, folder));
  const onWire = file.endsWith('.svg') ? (await compress(data)).length : data.length;
  return [file, { onDisk: data.length, onWire }];
}

/** Serves the design page at `/design` of the dev server. No build contains it. */
export function designPagePlugin(): Plugin {
  return {
    name: 'design-page',
    apply: 'serve',
    resolveId: (id) => (id === WEIGHTS ? `\0${WEIGHTS}` : undefined),
    async load(id) {
      if (id !== `\0${WEIGHTS}`) return undefined;
      const files = (await readdir(folder)).filter((file) => /\.(svg|avif|webp)$/.test(file));
      const weights = Object.fromEntries(await Promise.all(files.map(weigh)));
      return `export const weights = ${JSON.stringify(weights)};`;
    },
    configureServer: (server) =>
      serveDevPage(server, { path: '/design', document: '/design/index.html', name: 'The design page' }),
  };
}

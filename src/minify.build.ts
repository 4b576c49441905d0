import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Has terser shorten the browser's scripts before the bundler's own minifier does: together they leave about 1 % less,
 * compressed, than either alone.
 */
export const terserPlugin = (): Plugin => ({
  name: 'terser',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async renderChunk(code) {
    const { code: shorter } = await minify(code, { module: true, compress: { passes: 3 } });
    return shorter === undefined ? null : { code: shorter, map: null };
  },
});

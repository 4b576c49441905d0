import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * How the bundler wraps what is not an ES module: in one great function, and in parentheses, which have the browser
 * compile it while it arrives. Terser takes them off, and the page would stand still for the compiling.
 */
const WRAPPER = '__commonJSMin((';

/**
 * Has terser shorten the browser's scripts before the bundler's own minifier does: together they leave about 1 % less,
 * compressed, than either alone.
 */
export const terserPlugin = (): Plugin => ({
  name: 'terser',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async renderChunk(code) {
    if (code.includes(WRAPPER)) return null;
    const { code: shorter } = await minify(code, { module: true, compress: { passes: 3 } });
    return shorter === undefined ? null : { code: shorter, map: null };
  },
});

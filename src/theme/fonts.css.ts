import { globalFontFace } from '@vanilla-extract/css';
import { fontFallbacks } from './fontFallbacks.gen.ts';

const file = (name: string) => `url('../media/fonts/${name}.woff2') format('woff2')`;

globalFontFace('Archivo', {
  src: file('archivo'),
  fontWeight: '400 800',
  fontStretch: '62% 125%',
  fontDisplay: 'swap',
});
globalFontFace('Newsreader', { src: file('newsreader'), fontWeight: '400 600', fontDisplay: 'swap' });
// Browsers fetch a face when text uses it: the italic loads with the first article.
globalFontFace('Newsreader', {
  src: file('newsreader-italic'),
  fontWeight: '400 600',
  fontStyle: 'italic',
  fontDisplay: 'swap',
});

for (const { family, locals, ...metrics } of fontFallbacks) {
  globalFontFace(family, { src: locals.map((name) => `local('${name}')`).join(', '), ...metrics });
}

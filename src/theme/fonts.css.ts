import { globalFontFace } from '@vanilla-extract/css';
import { fontFallbacks } from './fontFallbacks.gen.ts';

const file = (name: string) => `url('../media/fonts/${name}.woff2') format('woff2')`;

// Every page uses all of these but the italic. `index.html` preloads them, after the page's first picture: over HTTP/1.1
// the first request has the document's open connection. Together (41 kB) they delay no first paint on a slow connection
// (`npm run bench`). The ranges are those of the subsets in `media/fonts.ts`.
globalFontFace('Archivo Capitals', {
  src: file('archivo-capitals'),
  fontWeight: '800',
  fontStretch: '62% 125%',
  fontDisplay: 'swap',
});
globalFontFace('Archivo', {
  src: file('archivo'),
  fontWeight: '600 800',
  fontDisplay: 'swap',
});
globalFontFace('Archivo Condensed', {
  src: file('archivo-condensed'),
  fontWeight: '750',
  fontDisplay: 'swap',
});
globalFontFace('Newsreader', { src: file('newsreader'), fontWeight: '400', fontDisplay: 'swap' });
// Browsers fetch a face when text uses it: the italic loads with the first article that has some.
globalFontFace('Newsreader', {
  src: file('newsreader-italic'),
  fontWeight: '400',
  fontStyle: 'italic',
  fontDisplay: 'swap',
});

for (const { family, locals, ...metrics } of fontFallbacks) {
  globalFontFace(family, { src: locals.map((name) => `local('${name}')`).join(', '), ...metrics });
}

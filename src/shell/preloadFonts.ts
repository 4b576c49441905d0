import { preload } from 'react-dom';
import archivo from '../media/fonts/archivo.woff2';
import capitals from '../media/fonts/archivo-capitals.woff2';
import condensed from '../media/fonts/archivo-condensed.woff2';
import newsreader from '../media/fonts/newsreader.woff2';

/**
 * Has the typefaces fetched beside the style sheet instead of after it. Every page sets all four, and
 * together (41 kB) they delay no first paint on a slow line (`npm run bench`). Italics load when a text has some.
 */
export function preloadFonts(): void {
  for (const file of [capitals, archivo, condensed, newsreader])
    preload(file, { as: 'font', type: 'font/woff2' });
}

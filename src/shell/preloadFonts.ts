import { preload } from 'react-dom';
import archivo from '../media/fonts/archivo.woff2';
import capitals from '../media/fonts/archivo-capitals.woff2';
import condensed from '../media/fonts/archivo-condensed.woff2';
import newsreader from '../media/fonts/newsreader.woff2';

/**
 * Fetches the typefaces in parallel with the style sheet. Every page uses all four; together (41 kB) they delay no first
 * paint on a slow connection (`npm run bench`). Italics load with the first text that has some.
 */
export function preloadFonts(): void {
  for (const file of [capitals, archivo, condensed, newsreader])
    preload(file, { as: 'font', type: 'font/woff2' });
}

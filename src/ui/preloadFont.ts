import { preload } from 'react-dom';
import archivo from '../media/fonts/archivo.woff2';
import capitals from '../media/fonts/archivo-capitals.woff2';
import newsreader from '../media/fonts/newsreader.woff2';

const files = { archivo, capitals, newsreader };

/** Has a cut of the typefaces fetched before a style sheet requests it, because the first screen sets it. */
export function preloadFont(cut: keyof typeof files): void {
  preload(files[cut], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

import archivo from '../media/fonts/archivo.woff2';
import capitals from '../media/fonts/archivo-capitals.woff2';
import newsreader from '../media/fonts/newsreader.woff2';

/** The faces of every page's first screen, preloaded before any style sheet requests them. */
export const firstFonts = [capitals, archivo, newsreader];

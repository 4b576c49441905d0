import archivo from '../media/fonts/archivo.woff2';
import newsreader from '../media/fonts/newsreader.woff2';

/** The faces every page sets its first screen in; worth fetching before any style sheet asks for them. */
export const firstFonts = [archivo, newsreader];

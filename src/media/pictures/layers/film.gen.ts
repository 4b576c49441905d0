// Written by src/media/popOuts.ts; do not edit.
import layersFilmBehindSvg from '../layers/film-behind.svg';
import layersFilmObjectSvg from '../layers/film-object.svg';

export default [
  {
    of: 'film.avif',
    behind: layersFilmBehindSvg,
    object: layersFilmObjectSvg,
    way: [-1, 0],
  },
  {
    of: 'film.webp',
    behind: layersFilmBehindSvg,
    object: layersFilmObjectSvg,
    way: [-1, 0],
  },
  {
    of: 'film-portrait.avif',
    behind: layersFilmBehindSvg,
    object: layersFilmObjectSvg,
    way: [-1, 0],
  },
] as const;

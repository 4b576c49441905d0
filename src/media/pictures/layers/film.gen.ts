// Written by src/media/leans.ts; do not edit.
import filmAvif from '../film.avif';
import filmWebp from '../film.webp';
import layersFilmBehindSvg from '../layers/film-behind.svg';
import layersFilmObjectSvg from '../layers/film-object.svg';

export default [
  {
    of: filmAvif,
    behind: layersFilmBehindSvg,
    object: layersFilmObjectSvg,
    way: [-1, 0],
  },
  {
    of: filmWebp,
    behind: layersFilmBehindSvg,
    object: layersFilmObjectSvg,
    way: [-1, 0],
  },
] as const;

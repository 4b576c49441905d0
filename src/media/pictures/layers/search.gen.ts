// Written by src/media/popOuts.ts; do not edit.
import layersSearchBehindSvg from '../layers/search-behind.svg';
import layersSearchObjectSvg from '../layers/search-object.svg';
import layersSearchFrontSvg from '../layers/search-front.svg';

export default [
  {
    of: 'search.avif',
    behind: layersSearchBehindSvg,
    object: layersSearchObjectSvg,
    front: layersSearchFrontSvg,
    way: [0.85, 0.53],
  },
  {
    of: 'search.webp',
    behind: layersSearchBehindSvg,
    object: layersSearchObjectSvg,
    front: layersSearchFrontSvg,
    way: [0.85, 0.53],
  },
  {
    of: 'search-portrait.avif',
    behind: layersSearchBehindSvg,
    object: layersSearchObjectSvg,
    front: layersSearchFrontSvg,
    way: [0.85, 0.53],
  },
] as const;

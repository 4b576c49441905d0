// Written by src/media/pictures.ts; do not edit.
import posterSpotSvg from './poster-spot.svg';

export default {
  src: posterSpotSvg,
  width: 1600,
  height: 1000,
} as const;

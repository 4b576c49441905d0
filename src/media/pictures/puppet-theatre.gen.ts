// Written by src/media/pictures.ts; do not edit.
import puppetTheatreSvg from './puppet-theatre.svg';

export default {
  src: puppetTheatreSvg,
  width: 1600,
  height: 1000,
} as const;

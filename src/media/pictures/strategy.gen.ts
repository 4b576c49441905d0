// Written by src/media/pictures.ts; do not edit.
import strategySvg from './strategy.svg';

export default {
  src: strategySvg,
  width: 900,
  height: 1200,
} as const;

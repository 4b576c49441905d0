// Written by src/media/pictures.ts; do not edit.
import doorHandleSvg from './door-handle.svg';

export default {
  src: doorHandleSvg,
  width: 1600,
  height: 1000,
} as const;

// Written by src/media/pictures.ts; do not edit.
import caretakerKeysSvg from './caretaker-keys.svg';

export default {
  src: caretakerKeysSvg,
  width: 1600,
  height: 1000,
} as const;

// Written by src/media/pictures.ts; do not edit.
import footerSvg from './footer.svg';

export default {
  src: footerSvg,
  width: 900,
  height: 360,
} as const;

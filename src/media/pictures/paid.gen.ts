// Written by src/media/pictures.ts; do not edit.
import paidSvg from './paid.svg';

export default {
  src: paidSvg,
  width: 1600,
  height: 1000,
} as const;

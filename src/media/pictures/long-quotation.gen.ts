// Written by src/media/pictures.ts; do not edit.
import longQuotationSvg from './long-quotation.svg';

export default {
  src: longQuotationSvg,
  width: 1600,
  height: 1000,
} as const;

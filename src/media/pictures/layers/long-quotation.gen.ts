// Written by src/media/popOuts.ts; do not edit.
import layersLongQuotationBehindSvg from '../layers/long-quotation-behind.svg';
import layersLongQuotationObjectSvg from '../layers/long-quotation-object.svg';
import layersLongQuotationFrontSvg from '../layers/long-quotation-front.svg';

export default [
  {
    of: 'long-quotation.svg',
    behind: layersLongQuotationBehindSvg,
    object: layersLongQuotationObjectSvg,
    front: layersLongQuotationFrontSvg,
    way: [1, 0],
  },
] as const;

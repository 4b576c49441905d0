// Written by src/media/leans.ts; do not edit.
import longQuotationSvg from '../long-quotation.svg';
import layersLongQuotationBehindSvg from '../layers/long-quotation-behind.svg';
import layersLongQuotationObjectSvg from '../layers/long-quotation-object.svg';
import layersLongQuotationFrontSvg from '../layers/long-quotation-front.svg';

export default [
  {
    of: longQuotationSvg,
    behind: layersLongQuotationBehindSvg,
    object: layersLongQuotationObjectSvg,
    front: layersLongQuotationFrontSvg,
    way: [1, 0],
  },
] as const;

// Written by src/media/popOuts.ts; do not edit.
import layersMoneyBankBehindSvg from '../layers/money-bank-behind.svg';
import layersMoneyBankObjectSvg from '../layers/money-bank-object.svg';
import layersMoneyBankFrontSvg from '../layers/money-bank-front.svg';

export default [
  {
    of: 'money-bank.svg',
    behind: layersMoneyBankBehindSvg,
    object: layersMoneyBankObjectSvg,
    front: layersMoneyBankFrontSvg,
    way: [0.91, -0.41],
  },
] as const;

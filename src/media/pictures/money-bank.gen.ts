// Written by src/media/pictures.ts; do not edit.
import moneyBankSvg from './money-bank.svg';

export default {
  src: moneyBankSvg,
  width: 1600,
  height: 1000,
} as const;

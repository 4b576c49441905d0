// Written by src/media/pictures.ts; do not edit.
import auctioneerSvg from './auctioneer.svg';

export default {
  src: auctioneerSvg,
  width: 1600,
  height: 1000,
} as const;

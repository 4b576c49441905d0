// Written by src/media/popOuts.ts; do not edit.
import layersAuctioneerBehindSvg from '../layers/auctioneer-behind.svg';
import layersAuctioneerObjectSvg from '../layers/auctioneer-object.svg';
import layersAuctioneerFrontSvg from '../layers/auctioneer-front.svg';

export default [
  {
    of: 'auctioneer.svg',
    behind: layersAuctioneerBehindSvg,
    object: layersAuctioneerObjectSvg,
    front: layersAuctioneerFrontSvg,
    way: [0.37, -0.93],
  },
] as const;

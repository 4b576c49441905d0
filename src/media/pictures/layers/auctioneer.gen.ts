// Written by src/media/leans.ts; do not edit.
import auctioneerSvg from '../auctioneer.svg';
import layersAuctioneerBehindSvg from '../layers/auctioneer-behind.svg';
import layersAuctioneerObjectSvg from '../layers/auctioneer-object.svg';
import layersAuctioneerFrontSvg from '../layers/auctioneer-front.svg';

export default [
  {
    of: auctioneerSvg,
    behind: layersAuctioneerBehindSvg,
    object: layersAuctioneerObjectSvg,
    front: layersAuctioneerFrontSvg,
    way: [0.37, -0.93],
  },
] as const;

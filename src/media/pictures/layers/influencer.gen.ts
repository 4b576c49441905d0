// Written by src/media/leans.ts; do not edit.
import influencerAvif from '../influencer.avif';
import influencerWebp from '../influencer.webp';
import layersInfluencerBehindAvif from '../layers/influencer-behind.avif';
import layersInfluencerObjectSvg from '../layers/influencer-object.svg';
import layersInfluencerFrontSvg from '../layers/influencer-front.svg';
import layersInfluencerBehindWebp from '../layers/influencer-behind.webp';

export default [
  {
    of: influencerAvif,
    behind: layersInfluencerBehindAvif,
    object: layersInfluencerObjectSvg,
    front: layersInfluencerFrontSvg,
    way: [0.8, -0.6],
  },
  {
    of: influencerWebp,
    behind: layersInfluencerBehindWebp,
    object: layersInfluencerObjectSvg,
    front: layersInfluencerFrontSvg,
    way: [0.8, -0.6],
  },
] as const;

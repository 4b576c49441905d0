// Written by src/media/popOuts.ts; do not edit.
import layersInfluencerBehindAvif from '../layers/influencer-behind.avif';
import layersInfluencerObjectSvg from '../layers/influencer-object.svg';
import layersInfluencerFrontSvg from '../layers/influencer-front.svg';
import layersInfluencerBehindWebp from '../layers/influencer-behind.webp';

export default [
  {
    of: 'influencer.avif',
    behind: layersInfluencerBehindAvif,
    object: layersInfluencerObjectSvg,
    front: layersInfluencerFrontSvg,
    way: [0.8, -0.6],
  },
  {
    of: 'influencer.webp',
    behind: layersInfluencerBehindWebp,
    object: layersInfluencerObjectSvg,
    front: layersInfluencerFrontSvg,
    way: [0.8, -0.6],
  },
  {
    of: 'influencer-portrait.avif',
    behind: layersInfluencerBehindAvif,
    object: layersInfluencerObjectSvg,
    front: layersInfluencerFrontSvg,
    way: [0.8, -0.6],
  },
] as const;

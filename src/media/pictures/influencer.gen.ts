// Written by src/media/pictures.ts; do not edit.
import influencerSvg from './influencer.svg';

export default {
  src: influencerSvg,
  width: 1600,
  height: 1000,
} as const;

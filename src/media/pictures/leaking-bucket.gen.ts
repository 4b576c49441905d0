// Written by src/media/pictures.ts; do not edit.
import leakingBucketSvg from './leaking-bucket.svg';

export default {
  src: leakingBucketSvg,
  width: 1600,
  height: 1000,
} as const;

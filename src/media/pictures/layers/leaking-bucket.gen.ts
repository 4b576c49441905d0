// Written by src/media/popOuts.ts; do not edit.
import layersLeakingBucketBehindSvg from '../layers/leaking-bucket-behind.svg';
import layersLeakingBucketObjectSvg from '../layers/leaking-bucket-object.svg';
import layersLeakingBucketFrontSvg from '../layers/leaking-bucket-front.svg';

export default [
  {
    of: 'leaking-bucket.svg',
    behind: layersLeakingBucketBehindSvg,
    object: layersLeakingBucketObjectSvg,
    front: layersLeakingBucketFrontSvg,
    way: [0, 1],
  },
] as const;

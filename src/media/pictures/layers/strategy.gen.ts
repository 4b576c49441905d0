// Written by src/media/popOuts.ts; do not edit.
import layersStrategyBehindSvg from '../layers/strategy-behind.svg';
import layersStrategyObjectSvg from '../layers/strategy-object.svg';
import layersStrategyFrontSvg from '../layers/strategy-front.svg';

export default [
  {
    of: 'strategy.svg',
    behind: layersStrategyBehindSvg,
    object: layersStrategyObjectSvg,
    front: layersStrategyFrontSvg,
    way: [0.9, -0.44],
  },
] as const;

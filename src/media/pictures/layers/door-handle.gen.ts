// Written by src/media/popOuts.ts; do not edit.
import layersDoorHandleBehindSvg from '../layers/door-handle-behind.svg';
import layersDoorHandleObjectSvg from '../layers/door-handle-object.svg';
import layersDoorHandleFrontSvg from '../layers/door-handle-front.svg';

export default [
  {
    of: 'door-handle.svg',
    behind: layersDoorHandleBehindSvg,
    object: layersDoorHandleObjectSvg,
    front: layersDoorHandleFrontSvg,
    way: [0.28, -0.96],
  },
] as const;

// Written by src/media/popOuts.ts; do not edit.
import layersBoomMicrophoneBehindSvg from '../layers/boom-microphone-behind.svg';
import layersBoomMicrophoneObjectSvg from '../layers/boom-microphone-object.svg';

export default [
  {
    of: 'boom-microphone.svg',
    behind: layersBoomMicrophoneBehindSvg,
    object: layersBoomMicrophoneObjectSvg,
    way: [-0.93, 0.37],
  },
] as const;

// Written by src/media/leans.ts; do not edit.
import boomMicrophoneSvg from '../boom-microphone.svg';
import layersBoomMicrophoneBehindSvg from '../layers/boom-microphone-behind.svg';
import layersBoomMicrophoneObjectSvg from '../layers/boom-microphone-object.svg';

export default [
  {
    of: boomMicrophoneSvg,
    behind: layersBoomMicrophoneBehindSvg,
    object: layersBoomMicrophoneObjectSvg,
    way: [-0.93, 0.37],
  },
] as const;

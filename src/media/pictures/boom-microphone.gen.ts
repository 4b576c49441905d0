// Written by src/media/pictures.ts; do not edit.
import boomMicrophoneSvg from './boom-microphone.svg';

export default {
  src: boomMicrophoneSvg,
  width: 1600,
  height: 1000,
} as const;

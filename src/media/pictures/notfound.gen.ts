// Written by src/media/pictures.ts; do not edit.
import notfoundPortraitSvg from './notfound-portrait.svg';
import notfoundSvg from './notfound.svg';

export default {
  src: notfoundSvg,
  width: 1600,
  height: 1000,
  sources: [
    { src: notfoundPortraitSvg, type: 'image/svg+xml', media: '(max-aspect-ratio: 5/8)', width: 960, height: 1080 },
  ],
} as const;

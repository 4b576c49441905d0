// Written by src/media/pictures.ts; do not edit.
import careersPortraitSvg from './careers-portrait.svg';
import careersSvg from './careers.svg';

export default {
  src: careersSvg,
  width: 1920,
  height: 824,
  sources: [
    { src: careersPortraitSvg, type: 'image/svg+xml', media: '(max-aspect-ratio: 5/8)', width: 960, height: 1200 },
  ],
} as const;

import hero from '../pictures/hero.gen.ts';
import promo from '../pictures/promo.gen.ts';
import heroAv1 from './hero.av1.mp4';
import heroH264 from './hero.h264.mp4';
import heroPortraitAv1 from './hero-m.av1.mp4';
import heroPortraitH264 from './hero-m.h264.mp4';
import promoAv1 from './promo.av1.mp4';
import promoH264 from './promo.h264.mp4';
import promoCaptions from './promo.vtt';

interface FilmSource {
  src: string;
  /** The media type with the codec, by which a browser skips sources that it cannot play. */
  type: string;
}

/** One composition of a film. */
export interface Film {
  /** px */
  width: number;
  height: number;
  /** Best first. */
  sources: readonly FilmSource[];
}

const AV1 = 'video/mp4; codecs="av01.0.08M.10"';
const AV1_SMALL = 'video/mp4; codecs="av01.0.05M.10"';
const H264 = 'video/mp4; codecs="avc1.640033"';
const H264_SMALL = 'video/mp4; codecs="avc1.640032"';

/** The street at night: a silent, seamless loop of eight seconds. The page adds the words. */
export const heroFilm = {
  poster: hero,
  landscape: {
    width: 1920,
    height: 1080,
    sources: [
      { src: heroAv1, type: AV1 },
      { src: heroH264, type: H264 },
    ],
  },
  portrait: {
    width: 720,
    height: 1280,
    sources: [
      { src: heroPortraitAv1, type: AV1_SMALL },
      { src: heroPortraitH264, type: H264_SMALL },
    ],
  },
} as const satisfies { poster: object; landscape: Film; portrait: Film };

/** The promotional film: forty seconds, silent; plays on a click only. */
export const promoFilm = {
  poster: promo,
  width: 1920,
  height: 1080,
  sources: [
    { src: promoAv1, type: AV1 },
    { src: promoH264, type: H264 },
  ],
  /** The film has no speech: the track describes the picture. */
  captions: { src: promoCaptions, language: 'en', label: 'English' },
} as const satisfies Film & { poster: object; captions: object };

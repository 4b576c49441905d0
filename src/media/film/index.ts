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

/** The files of one composition, best first. */
export type FilmSources = readonly FilmSource[];

const AV1 = 'video/mp4; codecs="av01.0.08M.10"';
const AV1_SMALL = 'video/mp4; codecs="av01.0.05M.10"';
const H264 = 'video/mp4; codecs="avc1.640033"';
const H264_SMALL = 'video/mp4; codecs="avc1.640032"';

/** The street at night: a silent, seamless loop of eight seconds. The page adds the words. */
export const heroFilm: { poster: typeof hero; landscape: FilmSources; portrait: FilmSources } = {
  poster: hero,
  landscape: [
    { src: heroAv1, type: AV1 },
    { src: heroH264, type: H264 },
  ],
  portrait: [
    { src: heroPortraitAv1, type: AV1_SMALL },
    { src: heroPortraitH264, type: H264_SMALL },
  ],
};

/** The promotional film: forty seconds, silent; plays on a click only. Its size is that of its poster. */
export const promoFilm = {
  poster: promo,
  sources: [
    { src: promoAv1, type: AV1 },
    { src: promoH264, type: H264 },
  ],
  /** The film has no speech: the track describes the picture. */
  captions: { src: promoCaptions, language: 'en', label: 'English' },
} as const satisfies { poster: object; sources: FilmSources; captions: object };

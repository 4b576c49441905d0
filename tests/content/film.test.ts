import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as shippedFilms from '../../src/media/film/index.ts';
import { hero, heroFilm, heroPortraitFilm } from '../../src/media/studio/film/hero.ts';
import { captionsOf } from '../../src/media/studio/film/promo/captions.ts';
import { shots } from '../../src/media/studio/film/promo/shots.ts';
import { scheduleOf } from '../../src/media/studio/film/promo/zoom.ts';
import { promoFilm } from '../../src/media/studio/film/promo.ts';
import { relativeLuminance } from '../../src/theme/contrast.ts';

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize({ width: 480 }).raw().toBuffer();

describe.each([heroFilm, heroPortraitFilm])('the film $name', (film) => {
  test('ends where it begins', async () => {
    const [first, afterLast] = await Promise.all([pixels(film.frame(0)), pixels(film.frame(film.frames))]);
    expect(afterLast.equals(first)).toBe(true);
  });

  test('is drawn as well-formed XML of its own proportions', () => {
    const { documentElement } = new JSDOM(film.frame(film.posterFrame), { contentType: 'image/svg+xml' })
      .window.document;
    const [, , width = 0, height = 0] = documentElement.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    expect(width / height).toBeCloseTo(film.width / film.height, 3);
  });
});

/** The brightest point of each area, in units of the drawing. */
async function brightest(svg: string, areas: readonly (readonly [number, number, number, number])[]) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return areas.map(([left, top, width, height]) => {
    const colours = new Set<number>();
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) colours.add(data.readUIntBE((y * info.width + x) * 3, 3));
    }
    const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
    return Math.max(...Array.from(colours, (colour) => relativeLuminance(hex(colour))));
  });
}

/** Tagline and header. She flashes at .62. */
describe.each([
  ['wide', hero.landscape, [0, 470, 1110, 610], [0, 0, 1800, 84]],
  ['upright', hero.portrait, [0, 1204, 1080, 716], [0, 0, 1080, 164]],
] as const)('%s: white words stand on a dark wall', (_composition, draw, tagline, header) => {
  test.each([0.15, 0.4, 0.62])('at %d of the loop', async (time) => {
    for (const most of await brightest(draw(time), [tagline, header])) expect(most).toBeLessThan(0.07);
  });
});

describe('the promotional film', () => {
  const { seconds } = scheduleOf(shots);

  test('lasts 30 to 40 seconds', () => {
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(seconds).toBeLessThanOrEqual(40);
    expect(promoFilm.frames / promoFilm.framesPerSecond).toBeCloseTo(seconds, 1);
  });

  test('opens every frame on the next, until the mark', () => {
    for (const shot of shots.slice(0, -1))
      expect(shot).toMatchObject({ target: {}, passage: expect.any(Function) });
    expect(shots.at(-1)?.target).toBeUndefined();
  });

  test.each(shots)('somebody moves: $seen', ({ draw }) => {
    expect(draw(0.3)).not.toBe(draw(0));
  });

  test.each([35, 155, 513, 870])('is well-formed XML at frame %d', (index) => {
    const { documentElement } = new JSDOM(promoFilm.frame(index), { contentType: 'image/svg+xml' }).window
      .document;
    expect(documentElement.getAttribute('viewBox')).toBe('0 0 1920 1080');
  });

  test('has the captions that it is shipped with', async () => {
    const shipped = await readFile(new URL('../../src/media/film/promo.vtt', import.meta.url), 'utf8');
    expect(shipped).toBe(captionsOf(shots));
  });
});

test('a browser that cannot play AV1 is told which files have it', () => {
  const { heroFilm, promoFilm } = shippedFilms;
  const sources = [...heroFilm.landscape, ...heroFilm.portrait, ...promoFilm.sources];
  const codecs = { av1: 'av01', h264: 'avc1' };
  for (const { src, type } of sources) {
    const [, file = ''] = /\.(av1|h264)\b/.exec(src) ?? [];
    expect(type, src).toContain(`codecs="${codecs[file as keyof typeof codecs]}.`);
  }
});

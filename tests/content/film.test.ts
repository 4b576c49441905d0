import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hero, heroFilm, heroPortraitFilm } from '../../src/media/studio/film/hero.ts';

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

/** WCAG 2. 0 to 1 */
function luminance(red: number, green: number, blue: number) {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The brightest place of an area, in units of the drawing. */
async function brightest(svg: string, [left, top, width, height]: readonly [number, number, number, number]) {
  const { data } = await sharp(Buffer.from(svg))
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let most = 0;
  for (let at = 0; at < data.length; at += 3) {
    most = Math.max(most, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  }
  return most;
}

/** The film flashes at .62. */
describe.each([0, 0.2, 0.4, 0.62, 0.8])('at %d of the loop, white words stand on a dark wall', (time) => {
  test.each([
    ['the tagline', hero.landscape, [0, 470, 1110, 610]],
    ['the header', hero.landscape, [0, 0, 1800, 84]],
    ['the tagline on a telephone', hero.portrait, [0, 1204, 1080, 716]],
    ['the header on a telephone', hero.portrait, [0, 0, 1080, 164]],
  ] as const)('%s', async (_where, draw, area) => {
    expect(await brightest(draw(time), area)).toBeLessThan(0.07);
  });
});

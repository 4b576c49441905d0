import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { articles } from 'virtual:articles';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { card } from '../../src/media/studio/cards/card.ts';
import { cropTo } from '../../src/media/studio/cards/crop.ts';
import { setBlock, setLines } from '../../src/media/studio/cards/title.ts';
import { skins } from '../../src/media/studio/colour.ts';
import { drawing, rect } from '../../src/media/studio/svg.ts';
import { cards } from '../../src/seo/cards.ts';
import { cardTags } from '../../src/seo/cardTags.ts';
import { palette } from '../../src/theme/palette.ts';

const folder = fileURLToPath(new URL('../../src/media/og/', import.meta.url));
/** The limit of one card. */
const MAX_BYTES = 120_000;

const files = readdirSync(folder);

test('every page of the site has a card of its own, and no card is left over', () => {
  expect(files.sort(), 'npm run media -- og --no-film draws the missing ones').toEqual(
    cards.map(({ name }) => `${name}.png`).sort(),
  );
});

test("until a page's card is drawn, home's stands in, and the build says the command that draws it", () => {
  using warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(cardTags('/nowhere')).toEqual(cardTags('/'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^src\/media\/og\/nowhere\.png: the card of \/nowhere is missing: run npm run media -- og --no-film/,
    ),
  );
});

test.each(articles)('the card of $path has the title and the picture of its article', (article) => {
  const own = cards.find(({ path }) => path === article.path);
  expect(own).toMatchObject({ title: article.title, picture: article.picture });
  expect(own?.alt).toContain(article.title);
  expect(own?.alt).toContain(article.alt);
});

test.each(files)('%s is 1200 × 630 px and at most 120 kB', async (file) => {
  expect(await sharp(folder + file).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(statSync(folder + file).size).toBeLessThanOrEqual(MAX_BYTES);
});

test.each(cards)('$name: its picture is said in words', ({ alt }) => {
  expect(alt).toMatch(/\S[.!?]$/);
});

test('no two pictures of cards are described in the same words', () => {
  const wordsOf = ({ alt, title }: (typeof cards)[number]) => alt.slice(title.length).replace(/^\W+/, '');
  for (const [words, same] of Map.groupBy(cards, wordsOf))
    expect(new Set(same.map(({ picture }) => picture)).size, words).toBe(1);
});

const picture = drawing(
  1600,
  1000,
  rect(0, 0, 1600, 1000, palette.patta),
  rect(200, 300, 120, 150, skins[2].lit),
);

describe('a card', () => {
  test.each([
    ['on the wall of its picture', picture],
    ['without a picture', undefined],
  ])('%s is a drawing of its size, outlined', async (_, shown) => {
    const svg = await card({ title: 'Somebody is at your window' }, shown);
    const { documentElement } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;
    expect(documentElement.getAttribute('viewBox')).toBe('0 0 1200 630');
    expect(svg).not.toMatch(/<(text|image|use|filter)\b|NaN|undefined/);
    expect(svg).toContain(`fill="${shown ? palette.patta : palette.raat}"`);
  });

  test('shows the part of its picture with the people in it', async () => {
    const crop = await cropTo(picture, { width: 560, height: 630 });
    expect(crop.height).toBe(1000);
    expect(crop.left).toBeLessThan(200);
    expect(crop.left + crop.width).toBeLessThan(1200);
  });

  test('has no title that would be too small to read', () => {
    const space = { x: 0, middle: 300, width: 520, height: 400, fill: palette.ink };
    expect(() => setLines('word '.repeat(60).trim(), space)).toThrow('too long for its card');
    expect(() => setBlock(['unpronounceablyoverlongheadlines'], space)).toThrow('does not fit its card');
  });
});

import { expect, test } from 'vitest';
import { pageAt } from '../support/builtSite.ts';

const home = pageAt('/');

test('no two pictures of home are described in the same words', () => {
  const texts = Array.from(home.querySelectorAll('main img'), (picture) => picture.getAttribute('alt'));
  const described = texts.filter(Boolean);
  expect(described).not.toEqual([]);
  expect(described).toEqual([...new Set(described)]);
});

test.each([
  ['strategy', 'looks through a telescope'],
  ['design', 'paints its trim blue'],
  ['technology', 'A weaver behind the threads'],
])('the text of the picture of %s says what is in it', (file, words) => {
  const picture = home.querySelector(`section[aria-labelledby=divisions] img[src*="/${file}-"]`);
  expect(picture?.getAttribute('alt')).toContain(words);
});

test('every picture below the first screen unfolds when it is scrolled into view, except those that slide or unfold with their row', () => {
  const pictures = [...home.querySelectorAll('main picture > img[loading=lazy]')].filter(
    (picture) => !picture.closest('[aria-roledescription=carousel], details'),
  );
  expect(pictures).toHaveLength(4);
  for (const picture of pictures)
    expect(picture.closest('[data-state=whole]'), picture.getAttribute('alt') ?? '').not.toBeNull();
});

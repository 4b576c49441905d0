import { expect, test } from 'vitest';
import { builtPages } from '../support/builtSite.ts';

/** The families of services, in the words of SERVICE-10. */
const families = {
  'Social communication': [
    'social media management',
    'social strategy',
    'online reputation management',
    'influencer marketing',
  ],
  'Creative and content': [
    'creative asset management',
    'identity and collaterals',
    'content strategy',
    'production and photography',
  ],
  'Organic and paid marketing': [
    'search engine optimisation',
    'search engine management',
    'media planning and buying',
    'programmatic buying',
  ],
  Technology: [
    'website design and development',
    'e-commerce website development',
    'AR filter',
    'mobile application',
  ],
};

/** A visitor's words on home, about, services and the service pages: an element's end is a word's end. */
const words = builtPages
  .filter(({ path }) => /^\/(about-us|services(\/.+)?)?$/.test(path))
  .map(({ document }) => {
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    for (const hidden of main.querySelectorAll('script, template, [hidden], option')) hidden.remove();
    return main.innerHTML
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .toLowerCase();
  });

test('home, about, services and the eight service pages are read', () => {
  expect(words).toHaveLength(11);
});

test.each(Object.entries(families))(
  'every offering of %s is named somewhere (SERVICE-10)',
  (_, offerings) => {
    const missing = offerings.filter((offering) => {
      const phrase = new RegExp(`(?<![\\w-])${offering.toLowerCase()}(?![\\w-])`);
      return !words.some((text) => phrase.test(text));
    });
    expect(missing).toEqual([]);
  },
);

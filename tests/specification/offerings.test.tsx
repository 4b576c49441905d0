import { describe, expect, test } from 'vitest';
import { mainOf } from './render.tsx';
import { servicePaths } from './values/pages.ts';
import { offerings } from './values/screens.ts';

describe('offerings (SERVICE-10)', () => {
  /** The texts of the pages that may name offerings: an element's end is a word's end. */
  const read = ['/', '/about-us', '/services', ...servicePaths].map(async (path) => {
    const main = (await mainOf(path)).cloneNode(true) as Element;
    for (const hidden of main.querySelectorAll('[hidden], option')) hidden.remove();
    const words = main.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');
    return words.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').toLowerCase();
  });

  test.each(Object.values(offerings).flat())('%s is named', async (offering) => {
    const phrase = new RegExp(`(?<![\\w-])${offering.toLowerCase()}(?![\\w-])`);
    expect((await Promise.all(read)).some((words) => phrase.test(words))).toBe(true);
  });
});

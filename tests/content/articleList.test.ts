import { articles } from 'virtual:articles';
import { describe, expect, test } from 'vitest';
import { type ArticleSource, readingMinutes } from '../../src/content/plugin/article.ts';
import { byDate } from '../../src/content/plugin/index.ts';
import { relatedTo } from '../../src/content/plugin/modules.ts';
import { loadBySlug } from '../../src/routes/article/loadBySlug.ts';
import { articleAbout } from './fixtures.ts';

test.each([
  [219, 1],
  [220, 1],
  [221, 2],
  [700, 4],
  [1_200, 6],
])('%i words take %i minutes, at 220 a minute', (count, minutes) => {
  expect(readingMinutes(count)).toBe(minutes);
});

test('articles are sorted newest first, those of one day by their slugs', () => {
  const articles = ['2025-01-01 b', '2025-01-02 c', '2025-01-01 a'].map((text) => {
    const [date = '', slug = ''] = text.split(' ');
    return articleAbout(slug, date, ['seo']);
  });
  expect(articles.toSorted(byDate).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

describe('related articles', () => {
  const related = (one: ArticleSource, others: readonly ArticleSource[]) =>
    relatedTo(one, [one, ...others]).map(({ slug }) => slug);
  const one = articleAbout('one', '2025-01-01', ['seo', 'design']);

  test('are three others: those that share most services first, then the newest', () => {
    const others = [
      articleAbout('unlike', '2025-01-05', ['production']),
      articleAbout('newer', '2025-01-03', ['design', 'production']),
      articleAbout('older', '2025-01-02', ['seo']),
      articleAbout('closest', '2024-01-01', ['design', 'seo']),
    ];
    expect(related(one, others)).toEqual(['closest', 'newer', 'older']);
  });

  test('are the newest where nothing is shared', () => {
    const others = ['first', 'second', 'third', 'fourth'].map((slug, index) =>
      articleAbout(slug, `2025-01-0${9 - index}`, ['production']),
    );
    expect(related(one, others)).toEqual(['first', 'second', 'third']);
  });
});

describe('by its slug', () => {
  test.each(articles.map(({ slug }) => slug))(
    '%s leaves it to the line under every article that its example is invented',
    async (slug) => {
      const { html = '', title = '', description = '', faq = [] } = (await loadBySlug(slug)) ?? {};
      expect(html).not.toBe('');
      expect([title, description, JSON.stringify(faq), html].join('\n')).not.toMatch(
        /(is|are|was|were|and) invented|invented (figure|number|customer|compan|agenc)|made-up|imaginary/i,
      );
    },
  );

  test.each(['', 'nothing', 'README', 'constructor', '__proto__', 'Understanding-Media-Buying'])(
    '%j is not',
    async (slug) => {
      expect(await loadBySlug(slug)).toBeUndefined();
    },
  );
});

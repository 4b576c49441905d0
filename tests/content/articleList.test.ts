import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ArticleSource, readArticle, readingMinutes } from '../../src/content/plugin/article.ts';
import { readArticles, relatedTo } from '../../src/content/plugin/articles.ts';
import { articleSlugs } from '../../src/content/plugin/slugs.ts';
import { articleText, fileOf, goodBody } from './fixtures.ts';

const pictures = new Set(['search']);

test.each([
  [219, 1],
  [220, 1],
  [221, 2],
  [700, 4],
  [1_200, 6],
])('%i words take %i minutes, at 220 a minute', (count, minutes) => {
  expect(readingMinutes(count)).toBe(minutes);
});

describe('related articles', () => {
  const article = (slug: string, date: string, services: string[]): ArticleSource => {
    const { article: read } = readArticle(fileOf(slug), articleText({ date, services }));
    if (!read) throw new Error(`${slug} cannot be read`);
    return read;
  };
  const [first, second, third, fourth, fifth, ...rest] = articleSlugs;

  test('are three others: those that share most services first, then the newest', () => {
    const one = article(first, '2025-01-01', ['seo', 'design']);
    const all = [
      one,
      article(second, '2025-01-05', ['production']),
      article(third, '2025-01-02', ['seo']),
      article(fourth, '2025-01-03', ['design', 'production']),
      article(fifth, '2024-01-01', ['design', 'seo']),
    ];
    expect(relatedTo(one, all).map(({ slug }) => slug)).toEqual([fifth, fourth, third]);
  });

  test('are the newest where nothing is shared', () => {
    const one = article(first, '2025-01-01', ['seo']);
    const all = [second, third, fourth, fifth].map((slug, index) =>
      article(slug, `2025-01-0${index + 2}`, ['production']),
    );
    expect(relatedTo(one, [one, ...all]).map(({ slug }) => slug)).toEqual([fifth, fourth, third]);
    expect(rest.length).toBeGreaterThan(0);
  });
});

describe('the folder', () => {
  let dir: string;
  const write = (slug: string, text: string) => writeFile(join(dir, `${slug}.md`), text);

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'articles-'));
    await cp(new URL('../../src/content/articles/README.md', import.meta.url), join(dir, 'README.md'));
    for (const [index, slug] of articleSlugs.entries()) {
      const day = String(index + 1).padStart(2, '0');
      await write(
        slug,
        articleText({
          title: `Article ${index} that is only here to be broken`,
          description: articleText.name.repeat(11) + String(index).padStart(2, '0'),
          date: `2025-01-${day}`,
          canonical:
            slug === 'placement-ads-services'
              ? '/blog/what-are-placement-ads-services'
              : slug === 'branding-experts-gurgaon-strategies'
                ? '/blog/boost-roi-programmatic-advertising'
                : undefined,
        }),
      );
    }
  });
  afterEach(() => rm(dir, { recursive: true }));

  test('is read newest first, without its README', async () => {
    const { articles, problems } = await readArticles(dir, pictures);
    expect(problems).toEqual([]);
    expect(articles.map(({ slug }) => slug)).toEqual(articleSlugs.toReversed());
  });

  test('needs all sixteen', async () => {
    const [slug] = articleSlugs;
    await rm(join(dir, `${slug}.md`));
    expect((await readArticles(dir, pictures)).problems).toEqual([
      { file: fileOf(slug), field: 'file', remedy: expect.stringContaining('write this article') },
    ]);
  });

  test('holds no two articles of one title', async () => {
    const [first, second] = articleSlugs;
    const title = 'The same title twice over';
    await write(first, articleText({ title, date: '2025-01-02' }));
    await write(second, articleText({ title, date: '2025-01-01', description: 'd'.repeat(130) }));
    expect((await readArticles(dir, pictures)).problems).toEqual([
      { file: fileOf(second), field: 'title', remedy: expect.stringContaining(fileOf(first)) },
    ]);
  });

  test('names no picture that is not drawn', async () => {
    const [slug] = articleSlugs;
    await write(slug, articleText({ picture: 'nobody' }));
    expect((await readArticles(dir, pictures)).problems).toEqual([
      {
        file: fileOf(slug),
        field: 'picture',
        remedy: expect.stringContaining("there is no picture 'nobody'"),
      },
    ]);
  });

  test.each([
    ['[x](/services/astrology)', /there is no page \/services\/astrology/],
    ['[x](/blog/nothing)', /there is no page \/blog\/nothing/],
    ['[x](/Services/seo)', /there is no page \/Services\/seo/],
    ['[x](services/seo)', /by its whole path/],
    ['[x](#nowhere)', /there is no #nowhere in .*#first-section, #second-section/],
    ['[x](/blog/placement-ads-services#nowhere)', /there is no #nowhere in .*placement-ads-services/],
    [
      '[x](/blog/top-film-production-company-gurgaon)',
      /link to \/blog\/top-film-production-company-gurugram itself/,
    ],
  ])('holds no dead link: %s', async (link, remedy) => {
    const [slug] = articleSlugs;
    await write(slug, articleText({}, `${goodBody}\n${link}\n`));
    expect((await readArticles(dir, pictures)).problems).toEqual([
      { file: fileOf(slug), field: 'body, line 21', remedy: expect.stringMatching(remedy) },
    ]);
  });

  test.each([
    '/contact',
    '#first-section',
    '/blog/understanding-media-buying#second-section',
    'https://a.example/',
    'mailto:a@b.example',
  ])('holds links that lead somewhere: %s', async (href) => {
    await write(articleSlugs[0], articleText({}, `${goodBody}\n[x](${href})\n`));
    expect((await readArticles(dir, pictures)).problems).toEqual([]);
  });
});

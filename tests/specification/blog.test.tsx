import { describe, expect, test } from 'vitest';
import { blogWords } from '../../src/content/blog.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { loadBySlug } from '../../src/routes/article/loadBySlug.ts';
import { linksOf, mainOf, textOf, textsOf } from './render.tsx';
import { articlePaths } from './values/pages.ts';
import { blog, questionsHeadings } from './values/screens.ts';

const contentOf = async (path: string) => {
  const content = await loadBySlug(path.replace('/blog/', ''));
  if (!content) throw new Error(`${path} has no content`);
  return content;
};

const altsOf = (within: ParentNode | undefined) =>
  Array.from(within?.querySelectorAll('img') ?? [], ({ alt }) => alt);

describe('the blog', () => {
  test('lists every article: an image, a title, a description and a link', async () => {
    const cards = [...(await mainOf(blog.path)).querySelectorAll('li article')];
    const targets = cards.flatMap((card) => linksOf(card).map(([, href]) => href));
    const pages = sitePages.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
    expect(targets).toEqual(pages);
    expect(targets.filter((target) => articlePaths.includes(target))).toEqual(articlePaths);
    const articles = await Promise.all(pages.map(contentOf));
    for (const [index, card] of cards.entries()) {
      const { title, description, alt } = articles[index] ?? {};
      expect(textOf(card.querySelector('a'))).toMatch(new RegExp(`^${blog.link}`));
      expect(altsOf(card)).toEqual([alt]);
      expect(textsOf(card, 'h2, h2 + p')).toEqual([title, description]);
    }
  });
});

describe('an article', () => {
  test('shows its heading, a hero image and its body', async () => {
    const [path = ''] = articlePaths;
    const [words] = (await mainOf(path)).querySelectorAll('article');
    const { title, alt, contents } = await contentOf(path);
    expect(textsOf(words, 'h1')).toEqual([title]);
    expect(linksOf(words?.querySelector('nav'))).toEqual(
      contents.map(({ id, heading }) => [heading, `#${id}`]),
    );
    expect(altsOf(words)).toEqual([alt]);
    expect(words?.querySelectorAll('[data-article] p').length).toBeGreaterThan(0);
  });

  test('says when it was last gone through, and that examples are invented', async () => {
    const articles = await Promise.all(articlePaths.map(contentOf));
    const revised = articles.find(({ updated }) => updated === '2026-11');
    const main = await mainOf(revised?.path ?? '');
    expect(textOf(main.querySelector('header'))).toContain('Updated November 2026');
    expect(textsOf(main, 'p')).toContain(blogWords.examples);
  });

  test('ends with related articles, the way to the form and the way to the services (BLOG-10)', async () => {
    const [path = ''] = articlePaths;
    const main = await mainOf(path);
    const { related } = await contentOf(path);
    expect(linksOf(main.querySelector('[aria-labelledby=related]')).map(([, href]) => href)).toEqual(
      related.map((other) => other.path),
    );
    expect(linksOf(main.querySelector('[aria-labelledby=closing]'))).toEqual([
      [blogWords.closing.contact, '/contact'],
      [blogWords.closing.services, '/services'],
    ]);
  });

  test('shows its questions, if it has some, under a heading', async () => {
    expect(questionsHeadings).toContain(blogWords.questions);
    const articles = await Promise.all(articlePaths.map(contentOf));
    expect(new Set(articles.map(({ faq }) => faq.length > 0))).toEqual(new Set([true, false]));
    for (const { path, faq } of articles) {
      const main = await mainOf(path);
      expect(textsOf(main, '#faq h2'), path).toEqual(faq.length > 0 ? [blogWords.questions] : []);
      expect(main.querySelectorAll('#faq details'), path).toHaveLength(faq.length);
    }
  });
});

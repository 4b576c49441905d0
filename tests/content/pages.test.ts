import { describe, expect, test } from 'vitest';
import { type CheckedPage, checkPages } from '../../src/build/checkPages.ts';
import { checkRoutes } from '../../src/build/checkRoutes.ts';
import { type PageMeta, pages } from '../../src/content/pages.ts';
import { settings } from '../../src/settings.ts';

const meta = (path: string, changes: Partial<PageMeta> = {}): PageMeta => ({
  title: `The page at ${path}`,
  description: `What a search engine shows of the page at ${path}, in fifty characters or more.`,
  canonical: path,
  wall: 'chuna',
  ...changes,
});

/** Two valid pages: home, and one with an anchor. */
const home = (html = '', changes: Partial<PageMeta> = {}): CheckedPage => ({
  path: '/',
  file: 'home',
  meta: meta('/', changes),
  html: `<main id="main">${html}</main>`,
});
const contact: CheckedPage = {
  path: '/contact',
  file: 'contact',
  meta: meta('/contact'),
  html: '<h2 id="reach">Reach us</h2>',
};

test.each([
  '/contact',
  '/Contact/',
  '/contact#reach',
  '/contact?from=home#reach',
  '#main',
  '/',
  '/blog/rss.xml',
  '/static/film.mp4',
  'https://a.example/nothing',
  'mailto:a@b.example',
  'tel:+919876543210',
])('a link to %s may be published', (href) => {
  expect(() => checkPages([home(`<a href="${href}">x</a>`), contact])).not.toThrow();
});

test('a link may lead to a part of its own page', () => {
  const page = { ...contact, html: `<a href="#reach">x</a>${contact.html}` };
  expect(() => checkPages([home(), page])).not.toThrow();
});

describe('the build stops, with file, field and remedy,', () => {
  const homeWith = (changes: Partial<PageMeta>) => () => checkPages([home('', changes), contact]);

  test.each([
    ['/nowhere', 'leads nowhere'],
    ['contact', 'leads nowhere'],
    ['http://a.example', 'is none'],
    ['javascript:x()', 'is none'],
    ['tel:9876543210', 'is none'],
    [`${settings.siteOrigin}/contact`, 'names the site itself'],
    ['#nobody', 'misses its target: no element of / has the id "nobody"'],
    ['/contact?from=home#nobody', 'misses its target: no element of /contact has the id "nobody"'],
  ])('when a link is %s', (href, mistake) => {
    expect(() => checkPages([home(`<a href="${href}">x</a>`), contact])).toThrow(
      `src/routes/home.tsx: links: the link ${href} on / ${mistake}`,
    );
  });

  test('when a title is empty', () => {
    expect(homeWith({ title: ' ' })).toThrow('src/routes/home.tsx: meta.title: write one');
  });

  test('when a description has not 50 to 160 characters', () => {
    const describedIn = (length: number) => homeWith({ description: 'x'.repeat(length) });
    for (const length of [50, 160]) expect(describedIn(length)).not.toThrow();
    for (const length of [49, 161])
      expect(describedIn(length)).toThrow(
        `src/routes/home.tsx: meta.description: make it 50 to 160 characters long; it has ${length}`,
      );
  });

  test.each([
    ['/Home', 'write a path in small letters'],
    ['/home/', 'write a path in small letters without a trailing slash'],
    ['/hom', "write '/', the path of the page"],
    ['site/home', 'write a path in small letters'],
  ])('when the canonical link of home is %s', (canonical, remedy) => {
    expect(homeWith({ canonical })).toThrow(`src/routes/home.tsx: meta.canonical: ${remedy}`);
  });

  test.each(['title', 'description', 'canonical'] as const)('when two pages have one %s', (field) => {
    expect(homeWith({ [field]: contact.meta[field] })).toThrow(
      `src/routes/contact.tsx: meta.${field}: write another for /contact: / has `,
    );
  });

  const film = '/blog/top-film-production-company-gurugram';
  const article = (html = '', changes: Partial<PageMeta> = {}): CheckedPage => ({
    path: film,
    file: 'article',
    meta: meta(film, changes),
    html,
  });

  test('but not when an article names another page as the original (BLOG-6)', () => {
    expect(() => checkPages([home(), article('', { canonical: '/blog/elsewhere' })])).not.toThrow();
  });

  test('when a link names an alias', () => {
    const alias = '/blog/top-film-production-company-gurgaon';
    expect(() => checkPages([home(`<a href="${alias}">x</a>`), article()])).toThrow(`link to ${film} itself`);
  });

  test('and a wrong link of every page is named once, as the shell’s', () => {
    const link = '<a href="/nowhere">x</a>';
    const mistake = () => checkPages([home(link), { ...contact, html: link }]);
    expect(mistake).toThrow('  src/shell: links: the link /nowhere on every page leads nowhere: ');
    expect(mistake).not.toThrow('src/routes');
    const links = `${link}<a href="/nobody">x</a>`;
    expect(() => checkPages([home(links), { ...contact, html: links }])).toThrow(
      'the link /nobody on every page leads nowhere: ',
    );
  });

  test('and a service is named by its file', () => {
    const changes = { title: 'x'.repeat(60), description: 'x'.repeat(119) };
    const path = '/services/seo';
    const mistake = () =>
      checkPages([home(), { path, file: 'service', meta: meta(path, changes), html: '' }]);
    const file = 'src/content/services/seo.ts';
    expect(mistake).toThrow(`${file}: metaTitle: make it 30 to 59 characters long; it has 60`);
    expect(mistake).toThrow(`${file}: metaDescription: make it 120 to 160 characters long; it has 119`);
  });

  test('and an article is named by its Markdown file', () => {
    const markdown = `src/content/articles/top-film-production-company-gurugram.md`;
    expect(() => checkPages([home(), article('<a href="/nowhere">x</a>')])).toThrow(`${markdown}: links: `);
    expect(() => checkPages([home(), article('', { title: home().meta.title })])).toThrow(
      `${markdown}: title: write another`,
    );
  });
});

const files = pages.map(({ file }) => file);

test('every page has its file, and every file its page', () => {
  expect(() => checkRoutes(files.filter((file) => file !== 'clients'))).toThrow(
    '  src/content/pages.ts: /clients: there is no src/routes/clients.tsx; ',
  );
  expect(() => checkRoutes([...files, 'nowhere'])).toThrow(
    "  src/routes/nowhere.tsx: path: no page has this file; add { path: '/nowhere', file: 'nowhere', label: '…' } to ",
  );
});

test('no two pages have one path', () => {
  const twice = [...pages, { path: '/privacy', file: 'clients' }];
  expect(() => checkRoutes(files, twice)).toThrow(
    '  src/content/pages.ts: /privacy: two pages have this path; give one of them another',
  );
});

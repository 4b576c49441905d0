import { expect, test } from 'vitest';
import { readArticle } from '../../src/content/plugin/article.ts';
import { throwIfAny } from '../../src/content/plugin/problems.ts';
import { articleText, goodBody, words } from './fixtures.ts';

const slug = 'something-new';
const file = `src/content/articles/${slug}.md`;
const problemsOf = (changes: Record<string, unknown>, body?: string) =>
  readArticle(slug, articleText(changes, body)).problems;

test('an article that keeps every rule has no problem', () => {
  const { article, problems } = readArticle(slug, articleText());
  expect(problems).toEqual([]);
  expect(article).toMatchObject({ slug, canonical: `/blog/${slug}`, faq: [] });
});

test('nor has one with the line ends of Windows', () => {
  expect(readArticle(slug, articleText().replaceAll('\n', '\r\n')).problems).toEqual([]);
});

test.each(['2025-03', '2026-11'])('an article of March 2025 may have been revised in %s', (updated) => {
  const { article, problems } = readArticle(slug, articleText({ updated }));
  expect(problems).toEqual([]);
  expect(article?.updated).toBe(updated);
});

const question = { question: 'Does it hold?', answer: 'It does, as long as nobody breaks it.' };

/** A field, its least and most characters, and the front matter with it. */
const lengths: [string, number, number, (text: string) => Record<string, unknown>][] = [
  ['title', 20, 60, (title) => ({ title })],
  ['description', 120, 160, (description) => ({ description })],
  ['alt', 20, 220, (alt) => ({ alt })],
  ['faq.0.question', 10, 120, (text) => ({ faq: [{ ...question, question: text }] })],
  ['faq.0.answer', 20, 600, (answer) => ({ faq: [{ ...question, answer }] })],
];

test.each(lengths)('%s has %i to %i characters', (field, least, most, changes) => {
  // A question ends with a question mark.
  const ofLength = (length: number) => problemsOf(changes('?'.repeat(length)));
  expect([least, most].flatMap(ofLength)).toEqual([]);
  for (const length of [least - 1, most + 1])
    expect(ofLength(length)).toEqual([
      { file, field, remedy: `make it ${least} to ${most} characters long; it has ${length}` },
    ]);
});

test('a body has 700 to 1,200 words', () => {
  const ofLength = (count: number) => problemsOf({}, goodBody.replace(words(350), words(count - 361)));
  expect([700, 1_200].flatMap(ofLength)).toEqual([]);
  for (const count of [699, 1_201])
    expect(ofLength(count)).toEqual([
      { file, field: 'body', remedy: `make it 700 to 1200 words long; it has ${count}` },
    ]);
});

test('a body has two to six sections', () => {
  const ofSections = (count: number) =>
    problemsOf({}, goodBody.replace('## Second section', '') + '\n## Another\n'.repeat(count - 1));
  expect([2, 6].flatMap(ofSections)).toEqual([]);
  for (const count of [1, 7])
    expect(ofSections(count)).toEqual([
      { file, field: 'body', remedy: `divide it into 2 to 6 ## sections; it has ${count}` },
    ]);
});

/** A mistake, its front matter, the field of the reported problem, and its remedy. */
const brokenFrontMatter: [string, Record<string, unknown>, string, RegExp][] = [
  ['alt text is missing', { alt: undefined }, 'alt', /add it: write who .* 20 to 220 characters/],
  ['the date is written otherwise', { date: '12/03/2025' }, 'date', /yyyy-mm-dd/],
  ['the date is no day', { date: '2025-02-30' }, 'date', /a real day/],
  ['the month of its revision has a day', { updated: '2025-04-01' }, 'updated', /yyyy-mm$/],
  ['the month of its revision is no month', { updated: '2025-13' }, 'updated', /a real month/],
  ['it was revised before it appeared', { updated: '2025-02' }, 'updated', /2025-03 or later/],
  ['the author is missing', { author: undefined }, 'author', /add it: name a role .*: .*Head of search/],
  [
    'the author has a name',
    { author: 'Asha' },
    'author',
    /^'Asha' is not in the list: name a role of the team/,
  ],
  [
    'a service does not exist',
    { services: ['seo', 'astrology'] },
    'services.1',
    /^'astrology' is not in the list: name one of the services/,
  ],
  ['the services are missing', { services: undefined }, 'services', /add it: .*: .*seo, paid-ads/],
  ['no service is named', { services: [] }, 'services', /at least one/],
  ['a service is named twice', { services: ['seo', 'seo'] }, 'services', /once/],
  ['the picture is missing', { picture: undefined }, 'picture', /add it: .* src\/media\/pictures/],
  ['a picture is given as a file', { picture: 'search.svg' }, 'picture', /there is no picture 'search.svg'/],
  ['a picture is not drawn', { picture: 'nobody' }, 'picture', /draw it/],
  ['a field is unknown', { autor: 'Head of search' }, 'autor', /there is no such field/],
  [
    'an answer is missing',
    { faq: [question, { question: 'And now, is it there?' }] },
    'faq.1.answer',
    /add it: write the answer .* 20 to 600 characters/,
  ],
  [
    'a question has no fields',
    { faq: ['And now, is it there?'] },
    'faq.0',
    /write its fields: question, answer/,
  ],
  [
    'a question is missing',
    { faq: [{ answer: question.answer }] },
    'faq.0.question',
    /add it: write the question, 10 to 120 characters/,
  ],
  [
    'a question does not ask',
    { faq: [{ ...question, question: 'It holds, does it not.' }] },
    'faq.0.question',
    /question mark/,
  ],
];

test.each(brokenFrontMatter)('reports when %s', (_, changes, field, remedy) => {
  expect(problemsOf(changes)).toEqual([{ file, field, remedy: expect.stringMatching(remedy) }]);
});

const brokenBodies: [string, string, string, RegExp][] = [
  ['the body begins with a list', `- first\n\n${goodBody}`, 'body', /begin with a paragraph/],
  ['no service page is linked', goodBody.replace('(/services/seo)', '(/contact)'), 'body', /service page/],
  ['the home page is not linked', goodBody.replace('(/)', '(/contact)'), 'body', /home page/],
  ['the body has HTML', `${goodBody}\n<b>bold</b>\n`, 'body, line 21', /without HTML/],
  ['the body has a picture', `${goodBody}\n![One](one.png)\n`, 'body, line 21', /without a picture/],
];

test.each(brokenBodies)('reports when %s', (_, body, field, remedy) => {
  expect(problemsOf({}, body)).toContainEqual({ file, field, remedy: expect.stringMatching(remedy) });
});

test('reports a file name whose path is an alias', () => {
  expect(readArticle('top-film-production-company-gurgaon', articleText()).problems).toEqual([
    {
      file: 'src/content/articles/top-film-production-company-gurgaon.md',
      field: 'file name',
      remedy:
        'choose another: /blog/top-film-production-company-gurgaon leads to /blog/top-film-production-company-gurugram (src/content/pages.ts)',
    },
  ]);
});

test.each(['Something New', 'something new', '-new', 'new-'])('reports the file name %s', (name) => {
  expect(readArticle(name, articleText()).problems).toEqual([
    {
      file: `src/content/articles/${name}.md`,
      field: 'file name',
      remedy: expect.stringMatching(/hyphens/),
    },
  ]);
});

test.each([
  ['it has no front matter', 'Only words.', /between two lines of three hyphens/],
  ['words stand before its front matter', `Words.\n${articleText()}`, /begin the file with the front matter/],
  [
    'its front matter is no YAML',
    '---\n# Its title.\ntitle: Ten: nine\n---\nWords.',
    /mend its YAML: .* at line 3, column 8$/,
  ],
  ['its front matter has an open quote', '---\ntitle: "unclosed\n---\nWords.', /mend its YAML/],
])('reports the file when %s', (_, source, remedy) => {
  expect(readArticle(slug, source).problems).toEqual([
    { file, field: 'front matter', remedy: expect.stringMatching(remedy) },
  ]);
});

test('an article whose front matter is wrong is not read', () => {
  expect(readArticle(slug, articleText({ title: undefined })).article).toBeUndefined();
});

test('another canonical link than its path is taken as it is written', () => {
  const { article } = readArticle(slug, articleText({ canonical: '/blog/elsewhere' }));
  expect(article?.canonical).toBe('/blog/elsewhere');
});

test('several problems are reported at once, each with file, field and remedy', () => {
  const problems = problemsOf({ alt: undefined, description: 'Short.' });
  expect(() => throwIfAny(problems)).toThrow(
    /^The content cannot be published:\n {2}src\/content\/articles\/\S+\.md: description: make it 120 to 160 .*\n {2}src\/content\/articles\/\S+\.md: alt: add it: .*$/,
  );
  expect(() => throwIfAny([])).not.toThrow();
});

test('problems are reported without a stack, which the build would print', () => {
  expect(() => throwIfAny([{ file, field: 'alt', remedy: 'add it' }])).toThrow(
    expect.objectContaining({ stack: '' }),
  );
});

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

test.each([700, 1_200])('a body may have %i words', (count) => {
  expect(problemsOf({}, goodBody.replace(words(350), words(count - 361)))).toEqual([]);
});

test.each(['2025-03', '2026-11'])('an article of March 2025 may have been revised in %s', (updated) => {
  const { article, problems } = readArticle(slug, articleText({ updated }));
  expect(problems).toEqual([]);
  expect(article?.updated).toBe(updated);
});

test.each([
  ['the shortest', 20, 120, 20, 10, 20],
  ['the longest', 60, 160, 220, 120, 600],
])('texts may be %s', (_, title, description, alt, question, answer) => {
  const ofLength = (length: number) => 'x'.repeat(length);
  const changes = {
    title: ofLength(title),
    description: ofLength(description),
    alt: ofLength(alt),
    faq: [{ question: `${ofLength(question - 1)}?`, answer: ofLength(answer) }],
  };
  expect(problemsOf(changes)).toEqual([]);
});

test('a body may have six sections', () => {
  expect(problemsOf({}, goodBody + '\n## Another\n'.repeat(4))).toEqual([]);
});

const question = { question: 'Does it hold?', answer: 'It does, as long as nobody breaks it.' };

/** A mistake, its front matter, the field of the reported problem, and its remedy. */
const brokenFrontMatter: [string, Record<string, unknown>, string, RegExp][] = [
  ['alt text is missing', { alt: undefined }, 'alt', /add it: write who .* 20 to 220 characters/],
  ['alt text is empty', { alt: '' }, 'alt', /20 to 220 .* it has 0/],
  ['the title is shorter than 20 characters', { title: 'x'.repeat(19) }, 'title', /20 to 60 .* it has 19/],
  ['the title is longer than 60 characters', { title: 'x'.repeat(61) }, 'title', /20 to 60 .* it has 61/],
  [
    'the description is shorter than 120 characters',
    { description: 'x'.repeat(119) },
    'description',
    /120 to 160 .* it has 119/,
  ],
  [
    'the description is longer than 160 characters',
    { description: 'x'.repeat(161) },
    'description',
    /120 to 160 .* it has 161/,
  ],
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
  [
    'the body has fewer than 700 words',
    goodBody.replace(words(350), words(300)),
    'body',
    /700 to 1200 words .* it has 6\d\d/,
  ],
  [
    'the body has more than 1,200 words',
    goodBody.replace(words(350), words(900)),
    'body',
    /700 to 1200 words .* it has 12\d\d/,
  ],
  ['the body begins with a list', `- first\n\n${goodBody}`, 'body', /begin with a paragraph/],
  [
    'the body has one section',
    goodBody.replace('## Second section', ''),
    'body',
    /2 to 6 ## sections; it has 1/,
  ],
  [
    'the body has seven sections',
    goodBody + '\n## Another\n'.repeat(5),
    'body',
    /2 to 6 ## sections; it has 7/,
  ],
  ['no service page is linked', goodBody.replace('(/services/seo)', '(/contact)'), 'body', /service page/],
  ['the home page is not linked', goodBody.replace('(/)', '(/contact)'), 'body', /home page/],
  [
    'the body has a heading of the first level',
    `${goodBody}\n# Loud\n`,
    'body, line 21',
    /without a # heading/,
  ],
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

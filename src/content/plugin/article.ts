import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { aboutWords } from '../about.ts';
import { agency } from '../agency.ts';
import { lengths } from '../lengths.ts';
import { aliasTarget } from '../pages.ts';
import { services } from '../services/index.ts';
import { isDay } from './day.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import { pictureModule } from './pictureModules.ts';
import type { Problem } from './problems.ts';

/** Limits of an article's length, in words (BLOG-11). */
const MIN_WORDS = 700;
const MAX_WORDS = 1_200;
const MIN_SECTIONS = 2;
const MAX_SECTIONS = 6;
const WORDS_A_MINUTE = 220;

const roles = aboutWords.team.roles.map(({ role }) => role);
const serviceSlugs = services.map(({ slug }) => slug);

/** An object with these fields and no others; a missing field has the message of its own schema. */
const fields = <const TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.strictObject(entries, ({ expected, path }) => {
    const entry = entries[String(path?.at(-1)?.key)];
    if (expected === 'never') return 'remove it; there is no such field';
    if (!entry) return `write its fields: ${Object.keys(entries).join(', ')}`;
    return `add it: ${v.safeParse(entry, undefined).issues?.[0].message}`;
  });

const text = (wanted: string, min: number, max: number) =>
  v.pipe(
    v.string(`write ${wanted}, ${min} to ${max} characters`),
    v.check(
      ({ length }) => length >= min && length <= max,
      ({ input }) => `make it ${min} to ${max} characters long; it has ${input.length}`,
    ),
  );

/** Quotes a value that a list does not have, before the remedy. */
const notListed = (remedy: string) => (issue: { input: unknown }) =>
  issue.input === undefined ? remedy : `'${issue.input}' is not in the list: ${remedy}`;

const isMonth = (month: string) => isDay(`${month}-01`);

const frontMatterFields = fields({
  title: text('the h1 in sentence case', 20, 60),
  description: text('a whole sentence for search results and the blog list', ...lengths.longDescription),
  date: v.pipe(
    v.string('write the day it appears as yyyy-mm-dd'),
    v.check(isDay, 'write a real day as yyyy-mm-dd'),
  ),
  updated: v.optional(
    v.pipe(
      v.string('write the month of its last revision as yyyy-mm'),
      v.check(isMonth, 'write a real month as yyyy-mm'),
    ),
  ),
  author: v.picklist(roles, notListed(`name a role of the team: ${roles.join(', ')}`)),
  services: v.pipe(
    v.array(
      v.picklist(serviceSlugs, notListed(`name one of the services: ${serviceSlugs.join(', ')}`)),
      `list the services it belongs to: ${serviceSlugs.join(', ')}`,
    ),
    v.minLength(1, 'name at least one service'),
    v.check((slugs) => new Set(slugs).size === slugs.length, 'name each service once'),
  ),
  picture: v.pipe(
    v.string('name the scene at its head, a name in src/media/pictures'),
    v.check(
      (name) => existsSync(pictureModule(name)),
      ({ input }) =>
        `there is no picture '${input}': name one of src/media/pictures, or draw it (src/media/studio/README.md) and run npm run media -- ${input} --no-film`,
    ),
  ),
  alt: text('who is in the frame and what they do', 20, 220),
  canonical: v.optional(v.string('write the path that the canonical link names')),
  faq: v.optional(
    v.array(
      fields({
        question: v.pipe(text('the question', 10, 120), v.endsWith('?', 'end it with a question mark')),
        answer: text('the answer as plain text', 20, 600),
      }),
    ),
    [],
  ),
});

const frontMatterSchema = v.pipe(
  frontMatterFields,
  v.forward(
    v.check(
      ({ date, updated = date }) => updated >= date.slice(0, 7),
      ({ input: { date } }) => `write ${date.slice(0, 7)} or later: it appeared on ${date}`,
    ),
    ['updated'],
  ),
);

/** An article's parsed and checked file. */
export interface ArticleSource extends v.InferOutput<typeof frontMatterSchema> {
  /** The name of the file, and the last part of the article's route. */
  slug: string;
  /** The path of its canonical link; may differ from its route (BLOG-6). */
  canonical: string;
  /** Reading time, at 220 words a minute, rounded up. */
  minutes: number;
  body: RenderedMarkdown;
}

export const readingMinutes = (words: number) => Math.ceil(words / WORDS_A_MINUTE);

function checkBody({ words, contents, begins, foreign, links }: RenderedMarkdown): Omit<Problem, 'file'>[] {
  const problems = foreign.map(({ element, line }) => ({
    field: `body, line ${line}`,
    remedy: `write it without ${element}: a body has paragraphs, lists, tables, quotes, ## and ### headings`,
  }));
  const wrong = (remedy: string) => problems.push({ field: 'body', remedy });
  if (words < MIN_WORDS || words > MAX_WORDS)
    wrong(`make it ${MIN_WORDS} to ${MAX_WORDS} words long; it has ${words}`);
  if (begins !== 'p') wrong('begin with a paragraph: its first letter is set large');
  if (contents.length < MIN_SECTIONS || contents.length > MAX_SECTIONS)
    wrong(`divide it into ${MIN_SECTIONS} to ${MAX_SECTIONS} ## sections; it has ${contents.length}`);
  // Every article links to a service and to home (BLOG-8).
  if (!links.some((href) => href.startsWith('/services/')))
    wrong('link to a service page at least once, for example [search](/services/seo)');
  if (!links.includes('/')) wrong(`link to the home page at least once: [${agency.name}](/)`);
  return problems;
}

/**
 * Reads an article.
 *
 * @param slug the name of its file, without the ending
 * @param source the text of the file
 */
export function readArticle(slug: string, source: string): { article?: ArticleSource; problems: Problem[] } {
  const withFile = (problems: Omit<Problem, 'file'>[]) =>
    problems.map((problem) => ({ file: `src/content/articles/${slug}.md`, ...problem }));
  const [head, frontMatter] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source) ?? [];
  const broken = (remedy: string) => ({ problems: withFile([{ field: 'front matter', remedy }]) });
  if (head === undefined || frontMatter === undefined)
    return broken('begin the file with the front matter between two lines of three hyphens');
  let data: unknown;
  try {
    // The empty line stands for the hyphens, so that line numbers match the file.
    data = parseYaml(`\n${frontMatter}`);
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return broken(`mend its YAML: ${first.replace(/:$/, '')}`);
  }
  // Empty lines replace the front matter, so that line numbers match the file.
  const body = renderMarkdown(head.replace(/.*/g, '') + source.slice(head.length));
  const { success, output, issues = [] } = v.safeParse(frontMatterSchema, data);
  const problems = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? 'front matter',
    remedy: issue.message,
  }));
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    problems.push({ field: 'file name', remedy: 'use small letters, digits and hyphens: it is the path' });
  const alias = aliasTarget(`/blog/${slug}`);
  if (alias)
    problems.push({
      field: 'file name',
      remedy: `choose another: /blog/${slug} leads to ${alias} (src/content/pages.ts)`,
    });
  problems.push(...checkBody(body));
  if (!success) return { problems: withFile(problems) };
  const minutes = readingMinutes(body.words);
  const article = { ...output, slug, canonical: output.canonical ?? `/blog/${slug}`, minutes, body };
  return { article, problems: withFile(problems) };
}

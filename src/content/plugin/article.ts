import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import type { Question } from '../types.ts';
import { check, listOf, questionSchema, textOf } from './fields.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import type { Problem } from './problems.ts';
import { articleSlugs, otherCanonicals, serviceSlugs } from './slugs.ts';

/** How long the text of an article is, in words (BLOG-11). */
const MIN_WORDS = 700;
const MAX_WORDS = 1_200;
const MIN_SECTIONS = 2;
const MAX_SECTIONS = 6;
const WORDS_A_MINUTE = 220;

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const frontMatterSchema = v.strictObject({
  title: textOf(20, 80, 'the h1 in sentence case'),
  description: textOf(120, 160, 'a whole sentence for search results and the blog list'),
  date: v.pipe(
    v.string('write the day it appears as yyyy-mm-dd'),
    v.check((day) => /^\d{4}-\d\d-\d\d$/.test(day) && isDay(day), 'write a real day as yyyy-mm-dd'),
  ),
  author: textOf(3, 40, "the author's role"),
  services: v.pipe(
    listOf(
      v.picklist(serviceSlugs, `name one of the services: ${serviceSlugs.join(', ')}`),
      1,
      serviceSlugs.length,
      'services',
    ),
    v.check((services) => new Set(services).size === services.length, 'name each service once'),
  ),
  picture: v.pipe(
    v.string('name the scene at its head, a name in src/media/pictures'),
    v.regex(/^[a-z0-9-]+$/, 'name a scene of src/media/pictures, without its ending'),
  ),
  alt: textOf(20, 220, 'who is in the frame and what they do'),
  canonical: v.optional(v.string('write the path that the canonical link names')),
  faq: v.optional(listOf(questionSchema, 1, 8, 'questions')),
});

/** An article as its file says it, checked; its list, picture and relations come later. */
export interface ArticleSource {
  file: string;
  slug: string;
  title: string;
  description: string;
  date: string;
  author: string;
  services: (typeof serviceSlugs)[number][];
  picture: string;
  alt: string;
  canonical: string;
  faq: Question[];
  minutes: number;
  body: RenderedMarkdown;
}

/** Reading time, at 220 words a minute, rounded up. */
export const readingMinutes = (words: number) => Math.ceil(words / WORDS_A_MINUTE);

function checkBody(file: string, { words, contents, begins, foreign, links }: RenderedMarkdown): Problem[] {
  const problems: Problem[] = foreign.map(({ what, line }) => ({
    file,
    field: `body, line ${line}`,
    remedy: `write it without ${what}: a body has paragraphs, lists, tables, quotes, ## and ### headings`,
  }));
  const wrong = (remedy: string) => problems.push({ file, field: 'body', remedy });
  if (words < MIN_WORDS || words > MAX_WORDS)
    wrong(`make it ${MIN_WORDS} to ${MAX_WORDS} words long; it has ${words}`);
  if (begins !== 'p') wrong('begin with a paragraph: its first letter is set large');
  if (contents.length < MIN_SECTIONS || contents.length > MAX_SECTIONS)
    wrong(`divide it into ${MIN_SECTIONS} to ${MAX_SECTIONS} ## sections; it has ${contents.length}`);
  // Every article leads on to both (BLOG-8).
  if (!links.some(({ href }) => href.startsWith('/services/')))
    wrong('link to a service page at least once, for example [search](/services/seo)');
  if (!links.some(({ href }) => href === '/'))
    wrong('link to the home page at least once: [The Agency Way](/)');
  return problems;
}

function checkSlug(file: string, slug: string, canonical: string | undefined): Problem[] {
  const problems: Problem[] = [];
  if (!(articleSlugs as readonly string[]).includes(slug))
    problems.push({
      file,
      field: 'file name',
      remedy: 'name it after one of the slugs in plugin/slugs.ts (BLOG-3), or delete it',
    });
  const wanted = otherCanonicals[slug];
  if (canonical !== wanted)
    problems.push({
      file,
      field: 'canonical',
      remedy: wanted ? `write ${wanted} (BLOG-6)` : 'remove it: the canonical link is the route',
    });
  return problems;
}

/**
 * Reads an article.
 *
 * @param file its name, relative to `src`: `content/articles/SLUG.md`
 * @param source what stands in it
 */
export function readArticle(file: string, source: string): { article?: ArticleSource; problems: Problem[] } {
  const [whole = '', frontMatter, body = ''] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const broken = (remedy: string) => ({ problems: [{ file, field: 'front matter', remedy }] });
  if (frontMatter === undefined)
    return broken('begin the file with the front matter between two lines of three hyphens');
  let data: unknown;
  try {
    data = parseYaml(frontMatter);
  } catch (error) {
    return broken(`mend its YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  const rendered = renderMarkdown(body, whole.slice(0, whole.length - body.length).split('\n').length);
  const { output, problems } = check(file, '', frontMatterSchema, data);
  problems.push(...checkSlug(file, slug, output?.canonical), ...checkBody(file, rendered));
  if (!output) return { problems };
  const article = {
    ...output,
    file,
    slug,
    canonical: output.canonical ?? `/blog/${slug}`,
    faq: output.faq ?? [],
    minutes: readingMinutes(rendered.words),
    body: rendered,
  };
  return { article, problems };
}

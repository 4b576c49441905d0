import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type ArticleSource, readArticle } from './article.ts';
import { articleListModule, articleModule, bodyModule, readingModule, serviceListModule } from './modules.ts';
import { picturesDir } from './pictureModules.ts';
import { throwIfAny } from './problems.ts';

const articlesDir = fileURLToPath(new URL('../articles/', import.meta.url)).replaceAll('\\', '/');

const isArticle = (file: string) =>
  file.startsWith(articlesDir) && file.endsWith('.md') && basename(file) !== 'README.md';

/** Newest first; articles of one day by their slug, so that the order never depends on the file system. */
export const byDate = (a: ArticleSource, b: ArticleSource) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);

/**
 * Reads all article files, newest first.
 *
 * @throws an Error that lists the problems of every article
 */
async function readArticles(): Promise<ArticleSource[]> {
  const files = (await readdir(articlesDir)).map((name) => articlesDir + name).filter(isArticle);
  const read = await Promise.all(
    files.map(async (file) => readArticle(basename(file, '.md'), await readFile(file, 'utf8'))),
  );
  throwIfAny(read.flatMap(({ problems }) => problems));
  return read.flatMap(({ article }) => article ?? []).sort(byDate);
}

/** Rolldown's prefix for modules without a file. */
const VIRTUAL = '\0virtual:';
/** The suffix of the module with an article's body; the module without it has the rest. */
const BODY = '?body';

/**
 * Turns the content into modules, so that no page ships the parser: `virtual:articles`, `virtual:services`,
 * `virtual:reading`, and each article's Markdown file as an `Article` (`types.ts`). Invalid content stops the build; on
 * the dev server, the page that imports it shows the error.
 */
export function contentPlugin(): Plugin {
  let reading: Promise<ArticleSource[]> | undefined;
  const read = () => {
    reading ??= readArticles();
    return reading;
  };

  return {
    name: 'content',
    async buildStart() {
      reading = undefined;
      // The dev server reports problems on the pages that import the articles.
      if (this.environment.mode === 'build') await read();
    },
    resolveId: (id) => (/^virtual:(articles|services|reading)$/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `${VIRTUAL}services`) return serviceListModule();
      if (id === `${VIRTUAL}articles`) return articleListModule(await read());
      if (id === `${VIRTUAL}reading`) return readingModule(await read());
      const file = id.replace(BODY, '');
      if (!isArticle(file)) return;
      const articles = await read();
      const article = articles.find(({ slug }) => slug === basename(file, '.md'));
      if (!article) return;
      const code = id === file ? articleModule(article, articles, file + BODY) : bodyModule(article);
      return { code, moduleType: 'js' };
    },
    hotUpdate({ file }) {
      if (!isArticle(file) && !file.startsWith(picturesDir)) return;
      reading = undefined;
      // Lists and related articles may be on any page, so every loaded page reloads.
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(VIRTUAL) || isArticle(id.replace(BODY, ''))) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

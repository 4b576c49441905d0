import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { ArticleSource } from './article.ts';
import { readArticles } from './articles.ts';
import { articleListModule, articleModule, bodyModule, serviceListModule } from './modules.ts';
import { drawnPictures, picturesDir } from './pictures.ts';
import { type Problem, refuse } from './problems.ts';
import { checkTypedContent, type TypedContent } from './typedSchemas.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
const contentDir = folder('../');
const articlesDir = folder('../articles/');

/** Rolldown's mark of a module that is no file. */
const VIRTUAL = '\0';
const lists = ['virtual:articles', 'virtual:services'];

interface Content {
  articles: ArticleSource[];
  bySlug: ReadonlyMap<string, ArticleSource>;
  typed: TypedContent;
  problems: Problem[];
}

async function readContent(): Promise<Content> {
  const pictures = drawnPictures();
  const [{ articles, problems }, { module: typed }] = await Promise.all([
    readArticles(articlesDir, pictures),
    // Through Vite, so that a change in any of the modules is seen while the server runs.
    runnerImport<TypedContent>(join(contentDir, 'plugin/typedModules.ts'), {
      configFile: false,
      logLevel: 'error',
    }),
  ]);
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return { articles, bySlug, typed, problems: [...problems, ...checkTypedContent(typed, pictures)] };
}

/** Marks the module with an article's body; the module without it has the rest. */
const BODY = '?body';

const isArticle = (id: string) =>
  id.startsWith(articlesDir) && /\.md(\?body)?$/.test(id) && basename(id) !== 'README.md';

/**
 * Makes modules of the content, so that no page carries what reads it: `virtual:articles`, `virtual:services`, and each
 * article's Markdown file as an `Article` (`types.ts`). A broken entry stops the build; while the server runs, the page
 * that shows it says what is wrong.
 */
export function contentPlugin(): Plugin {
  let reading: Promise<Content> | undefined;
  const read = () => {
    reading ??= readContent();
    return reading;
  };

  return {
    name: 'content',
    async buildStart() {
      reading = undefined;
      // Elsewhere, what is broken is told to those who ask for it.
      if (this.environment.mode === 'build') refuse((await read()).problems);
    },
    resolveId: (id) => (lists.includes(id) ? VIRTUAL + id : undefined),
    async load(id) {
      const isList = lists.some((list) => id === VIRTUAL + list);
      if (!isList && !isArticle(id)) return;
      const { articles, bySlug, typed, problems } = await read();
      refuse(problems);
      if (id === `${VIRTUAL}virtual:services`) return serviceListModule(typed.services);
      if (isList) return articleListModule(articles);
      const file = id.replace(BODY, '');
      const article = bySlug.get(basename(file, '.md'));
      if (!article) return;
      const code = id === file ? articleModule(article, articles, id + BODY) : bodyModule(article);
      return { code, moduleType: 'js' };
    },
    hotUpdate({ file }) {
      if (!file.startsWith(contentDir) && !file.startsWith(picturesDir)) return;
      reading = undefined;
      // A list or a related article may be anywhere, and what a page has loaded it keeps: so it is opened again.
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`${VIRTUAL}virtual:`) || isArticle(id)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

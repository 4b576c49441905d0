import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { ArticleSource } from './article.ts';
import { readArticles } from './articles.ts';
import { articleListModule, articleModule, bodyModule, serviceListModule } from './modules.ts';
import { drawnPictures, picturesDir } from './pictures.ts';
import { type Problem, refuse } from './problems.ts';
import { SHELF_MODULE, SHELF_SIZE, type Shelf, shelfListModule, shelfModule, shelvesOf } from './shelves.ts';
import { checkTypedContent, type TypedContent } from './typedSchemas.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
const contentDir = folder('../');
const articlesDir = folder('../articles/');

/** Rolldown's mark of a module that is no file. */
const VIRTUAL = '\0';
const lists = ['virtual:articles', 'virtual:articleShelves', 'virtual:services'];

interface Content {
  articles: ArticleSource[];
  bySlug: ReadonlyMap<string, ArticleSource>;
  shelves: readonly Shelf[];
  typed: TypedContent;
  problems: Problem[];
}

async function readContent(shelfSize: number): Promise<Content> {
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
  return {
    articles,
    bySlug,
    shelves: shelvesOf([...bySlug.keys()], shelfSize),
    typed,
    problems: [...problems, ...checkTypedContent(typed, pictures)],
  };
}

const isVirtual = (name: string) => lists.includes(name) || name.startsWith(SHELF_MODULE);

/** The source of a module that is no file; undefined when there is no such shelf. */
function virtualModule(name: string, { articles, shelves, typed }: Content): string | undefined {
  if (name === 'virtual:articles') return articleListModule(articles);
  if (name === 'virtual:articleShelves') return shelfListModule(shelves);
  if (name === 'virtual:services') return serviceListModule(typed.services);
  const shelf = shelves[Number(name.slice(SHELF_MODULE.length))];
  return shelf && shelfModule(shelf, articlesDir);
}

/** Marks the module with an article's body; the module without it has the rest. */
const BODY = '?body';

const isArticle = (id: string) =>
  id.startsWith(articlesDir) && /\.md(\?body)?$/.test(id) && basename(id) !== 'README.md';

/**
 * Makes modules of the content, so that no page carries what reads it: `virtual:articles`, `virtual:articleShelves`,
 * `virtual:services`, and each article's Markdown file as an `Article` (`types.ts`). A broken entry stops the build;
 * while the server runs, the page that shows it says what is wrong.
 *
 * @param options.shelfSize how many articles at most share a table of how to load them
 */
export function contentPlugin({ shelfSize = SHELF_SIZE }: { shelfSize?: number } = {}): Plugin {
  let reading: Promise<Content> | undefined;
  const read = () => {
    reading ??= readContent(shelfSize);
    return reading;
  };

  return {
    name: 'content',
    async buildStart() {
      reading = undefined;
      // Elsewhere, what is broken is told to those who ask for it.
      if (this.environment.mode === 'build') refuse((await read()).problems);
    },
    resolveId: (id) => (isVirtual(id) ? VIRTUAL + id : undefined),
    async load(id) {
      const name = id.startsWith(VIRTUAL) ? id.slice(VIRTUAL.length) : undefined;
      if (name === undefined ? !isArticle(id) : !isVirtual(name)) return;
      const content = await read();
      refuse(content.problems);
      if (name !== undefined) return virtualModule(name, content);
      const { articles, bySlug } = content;
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

import { lengths } from '../content/lengths.ts';
import { aliasTarget, FEED_PATH, type PageFile, type PageMeta, routedPath } from '../content/pages.ts';
import { type Problem, throwIfAny } from '../content/plugin/problems.ts';
import { settings } from '../settings.ts';

/** A page as it will be published. */
export interface CheckedPage {
  path: string;
  file: PageFile;
  meta: PageMeta;
  /** The markup of the body. */
  html: string;
}

const attributes = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g')), ([, value = '']) => value);

type Field = 'title' | 'description' | 'canonical' | 'links';

/** The file that a field comes from, and the field's name there. */
function placeOf({ path, file }: CheckedPage, field: Field): Pick<Problem, 'file' | 'field'> {
  const slug = path.split('/').at(-1);
  if (file === 'article') return { file: `src/content/articles/${slug}.md`, field };
  if (field === 'links') return { file: `src/routes/${file}.tsx`, field };
  if (file === 'service')
    return {
      file: `src/content/services/${slug}.ts`,
      field: field === 'title' ? 'metaTitle' : 'metaDescription',
    };
  return { file: `src/routes/${file}.tsx`, field: `meta.${field}` };
}

function checkMeta(page: CheckedPage): Problem[] {
  const { meta, file, path } = page;
  const problems: Problem[] = [];
  const wrong = (field: Field, remedy: string) => problems.push({ ...placeOf(page, field), remedy });
  if (meta.title.trim() === '') wrong('title', 'write one');
  const measure = (field: 'title' | 'description', [least, most]: readonly [number, number]) => {
    const { length } = meta[field];
    if (length < least || length > most)
      wrong(field, `make it ${least} to ${most} characters long; it has ${length}`);
  };
  if (file === 'service') measure('title', lengths.serviceTitle);
  // Descriptions of articles are checked by `content/plugin/article.ts`, also on the dev server.
  if (file !== 'article')
    measure('description', file === 'service' ? lengths.longDescription : lengths.description);
  if (!/^\/$|^(\/[a-z0-9-]+)+$/.test(meta.canonical))
    wrong('canonical', `write a path in small letters without a trailing slash; it is '${meta.canonical}'`);
  // Only articles may name another path (BLOG-6).
  else if (file !== 'article' && meta.canonical !== path)
    wrong('canonical', `write '${path}', the path of the page; it is '${meta.canonical}'`);
  return problems;
}

/** Search results cannot distinguish pages with the same title or description. */
function checkDistinct(pages: readonly CheckedPage[]): Problem[] {
  return (['title', 'description', 'canonical'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const { path, meta } = page;
      const other = first.get(meta[field]);
      if (other === undefined) first.set(meta[field], path);
      if (other === undefined) return [];
      const remedy = `write another for ${path}: ${other} has '${meta[field]}' as well`;
      return [{ ...placeOf(page, field), remedy }];
    });
  });
}

/** The mistake in a link that begins with a scheme. */
function mistakeInAddress(href: string) {
  if (`${href}/`.startsWith(`${settings.siteOrigin}/`))
    return 'names the site itself: link to the path alone';
  if (!/^(https:\/\/|mailto:|tel:\+\d)/.test(href))
    return 'is none that a page may have: write https://, mailto: or tel:+';
  return;
}

function checkLinks(pages: readonly CheckedPage[]): Problem[] {
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]));
  const mistakeIn = (href: string, from: string) => {
    if (/^[a-z]+:/.test(href)) return mistakeInAddress(href);
    const [, pathname = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    if (pathname.startsWith('/static/') || pathname === FEED_PATH) return;
    const path = pathname === '' ? from : routedPath(pathname);
    const found = anchors.get(path);
    if (!found)
      return 'leads nowhere: link to the whole path of a page, as /contact (its line is in src/content/pages.ts)';
    if (aliasTarget(pathname)) return `is an alias: link to ${path} itself`;
    if (anchor && !found.has(anchor))
      return `misses its target: no element of ${path} has the id "${anchor}"`;
    return;
  };
  const wrong = pages.flatMap((page) =>
    [...new Set(attributes(page.html, 'href'))]
      .map((href) => ({ page, href, mistake: mistakeIn(href, page.path) }))
      .filter(({ mistake }) => mistake !== undefined),
  );
  return [...Map.groupBy(wrong, ({ href }) => href).values()].flatMap((places) => {
    const [first] = places;
    // A wrong link on every page comes from header, menu or footer: report it once.
    if (first && places.length === pages.length)
      return [
        {
          file: 'src/shell',
          field: 'links',
          remedy: `the link ${first.href} on every page ${first.mistake}`,
        },
      ];
    return places.map(({ page, href, mistake }) => ({
      ...placeOf(page, 'links'),
      remedy: `the link ${href} on ${page.path} ${mistake}`,
    }));
  });
}

/**
 * Checks the prerendered pages: titles, descriptions, canonical links, every link, and the target of internal ones and
 * anchors.
 * @throws an Error that lists every problem with file, field and remedy
 */
export function checkPages(pages: readonly CheckedPage[]): void {
  throwIfAny([...pages.flatMap(checkMeta), ...checkDistinct(pages), ...checkLinks(pages)]);
}

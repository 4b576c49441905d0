import { aliasTarget, FEED_PATH, type PageFile, type PageMeta, routedPath } from '../content/pages.ts';
import { type Problem, refuse } from '../content/plugin/problems.ts';

/** A page as it will be published. */
export interface DrawnPage {
  path: string;
  file: PageFile;
  meta: PageMeta;
  /** The markup of the body. */
  html: string;
}

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

function checkMeta({ file, meta }: DrawnPage): Problem[] {
  const length = meta.description.length;
  const problems: Problem[] = [];
  const wrong = (field: string, remedy: string) =>
    problems.push({ file: `routes/${file}.tsx`, field: `meta.${field}`, remedy });
  if (meta.title.trim() === '') wrong('title', 'write one');
  if (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION)
    wrong(
      'description',
      `make it ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters long; it has ${length}`,
    );
  if (!/^\/$|^(\/[a-z0-9-]+)+$/.test(meta.canonical))
    wrong('canonical', `write a path in small letters without a trailing slash; it is '${meta.canonical}'`);
  return problems;
}

/** Pages of one title or description cannot be told apart in search results. */
function checkDistinct(pages: readonly DrawnPage[]): Problem[] {
  return (['title', 'description', 'canonical'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return pages.flatMap(({ path, file, meta }) => {
      const other = first.get(meta[field]);
      if (other === undefined) first.set(meta[field], path);
      if (other === undefined) return [];
      const remedy = `write another for ${path}: ${other} has '${meta[field]}' as well`;
      return [{ file: `routes/${file}.tsx`, field: `meta.${field}`, remedy }];
    });
  });
}

function checkLinks(pages: readonly DrawnPage[]): Problem[] {
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]));
  const remedyFor = (href: string, from: string) => {
    const [, pathname = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    if (pathname.startsWith('/static/') || pathname === FEED_PATH) return;
    const path = pathname === '' ? from : routedPath(pathname);
    const found = anchors.get(path);
    if (!found) return `the link ${href} on ${from} leads nowhere: name a page of content/pages.ts`;
    if (aliasTarget(pathname)) return `the link ${href} on ${from} is an alias: link to ${path} itself`;
    if (anchor && !found.has(anchor))
      return `the link ${href} on ${from} misses its target: no element of ${path} has the id "${anchor}"`;
    return;
  };
  return pages.flatMap(({ path, file, html }) =>
    [...new Set(attributes(html, 'href'))]
      .filter((href) => /^[/#?]/.test(href) || href === '')
      .flatMap((href) => {
        const remedy = remedyFor(href, path);
        return remedy ? [{ file: `routes/${file}.tsx`, field: 'links', remedy }] : [];
      }),
  );
}

/**
 * Checks the drawn pages: titles, descriptions, canonical links, and that every internal link and anchor leads somewhere.
 * @throws ContentError that lists every problem with file, field and remedy
 */
export function checkPages(pages: readonly DrawnPage[]): void {
  refuse([...pages.flatMap(checkMeta), ...checkDistinct(pages), ...checkLinks(pages)]);
}

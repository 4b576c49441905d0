import { aliases } from '../content/pages.ts';

interface Rule {
  from: string;
  to: string;
  status: string;
}

const upper = (letter: string) => letter.toUpperCase();

/** Common capitalisations of a name: `About-us`, `About-Us`, `ABOUT-US`. */
const capitalised = (name: string) =>
  new Set([name.replace(/^[a-z]/, upper), name.replace(/\b[a-z]/g, upper), name.toUpperCase()]);

/** Hosts compare undecoded paths, and browsers encode braces in upper or lower case hex. */
function encodings(path: string): Set<string> {
  const encoded = encodeURI(path);
  return new Set([encoded, encoded.replaceAll(/%../g, (code) => code.toLowerCase())]);
}

/** Capitalisations of a path's last name, with and without the trailing slash, which Cloudflare distinguishes. */
function capitalsOf(path: string): Rule[] {
  const end = path.lastIndexOf('/') + 1;
  return [...capitalised(path.slice(end))].flatMap((name) =>
    ['', '/'].map((slash) => ({ from: path.slice(0, end) + name + slash, to: path, status: '301' })),
  );
}

/** `/services/seo` → `/services`; undefined for a page of the first level. */
const sectionOf = (path: string) => /^(.+)\/[^/]+$/.exec(path)?.[1];

/** Requests for the not-found page by name. Each host ignores the other's rules. */
const notFound: readonly Rule[] = [
  // Netlify: the `!` applies the rule before the file.
  { from: '/404', to: '/404.html', status: '404!' },
  // Cloudflare Pages has no rules of status 404; this one points at a missing file.
  { from: '/404', to: '/404/missing', status: '200' },
];

/**
 * `_redirects` for Netlify and Cloudflare Pages: the same responses as from our own server, where hosts distinguish
 * capitals (PAGE-7, HOST-4). Cloudflare takes 2,000 fixed rules, and 100 with a `*` after them, so one rule for a
 * section covers all paths below it, and articles' own names get no capitals.
 *
 * @param pages paths of the pages that get rules for capitals
 */
export function redirectsFile(pages: readonly string[]): string {
  const fixed = [
    ...Object.entries(aliases).flatMap(([alias, to]) =>
      [...encodings(alias)].map((from) => ({ from, to, status: '301' })),
    ),
    ...notFound,
    ...pages.filter((path) => path !== '/').flatMap(capitalsOf),
  ];
  const sections = new Set([...pages, ...Object.keys(aliases)].flatMap((path) => sectionOf(path) ?? []));
  const below = [...sections].flatMap((section) =>
    [...capitalised(section.slice(1))].map((name) => ({
      from: `/${name}/*`,
      to: `${section}/:splat`,
      status: '301',
    })),
  );
  return [...fixed, ...below].map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

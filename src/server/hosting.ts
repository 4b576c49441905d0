import { aliases, documentOf } from '../content/pages.ts';
import type { Settings } from '../settings.ts';
import { cacheControl, contentTypes, NO_STORE, securityHeaders } from './headers.ts';
import type { InlineSources } from './inlineSources.ts';

/** The facts about a built site that its hosts need. */
interface HostedSite {
  settings: Settings;
  /** Those of all documents: one policy goes with every response. */
  sources: InlineSources;
  /** Paths of all pages but the not-found page. */
  pages: readonly string[];
  /** Paths of the files outside `static/` that are no pages. */
  files: readonly string[];
}

interface Rule {
  /** A path; `*` at its end stands for anything. */
  pattern: string;
  headers: Record<string, string>;
}

/** The fewest patterns for all `paths`: one part stays itself, deeper ones share their first part. */
function patternsOf(paths: readonly string[]): string[] {
  const patterns = paths.map((path) => {
    const [, first = '', ...deeper] = path.split('/');
    return deeper.length > 0 ? `/${first}/*` : `/${first}`;
  });
  return [...new Set(patterns)];
}

/**
 * The header rules of a static host: the headers that our own server sends over TLS, with the inline sources of all
 * documents in one policy. Hosts join the values of a header that several rules give, so no two rules for one path set
 * the same header.
 */
function hostRules(site: HostedSite): Rule[] {
  const cached = ['/static/*', ...patternsOf([...site.pages, ...site.files])];
  return [
    { pattern: '/*', headers: always(site) },
    ...cached.map((pattern) => ({ pattern, headers: { 'Cache-Control': cacheControl(pattern) } })),
    ...Object.entries(contentTypes).map(([pattern, type]) => ({
      pattern,
      headers: { 'Content-Type': type },
    })),
  ];
}

/** `_headers`, as Netlify, Cloudflare Pages and others read it. */
export const headersFile = (site: HostedSite): string =>
  hostRules(site)
    .flatMap(({ pattern, headers }) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** With `always` for every response, errors included; otherwise for successful responses only. */
const addHeaders = (headers: Record<string, string>, indent: string, when: ' always' | '' = ' always') =>
  Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} ${quoted(value)}${when};`);

const always = ({ settings, sources }: HostedSite) => securityHeaders(settings, { isTls: true, sources });

/** nginx drops the outer `add_header` where an inner one stands, so each location repeats them all. */
function location(where: string, site: HostedSite, cached: string, lines: readonly string[] = []): string[] {
  return [
    `  location ${where} {`,
    ...lines.map((line) => `    ${line}`),
    ...addHeaders(always(site), '    '),
    // A temporary read error must not be cached like the file.
    ...addHeaders({ 'Cache-Control': cached }, '    ', cached === NO_STORE ? ' always' : ''),
    '  }',
    '',
  ];
}

/** An nginx variable set by the path, in any case, with or without a trailing slash (PAGE-7, HOST-4). */
const mapOfPaths = (variable: string, values: readonly (readonly [path: string, value: string])[]) => [
  `map $uri $${variable} {`,
  "  default '';",
  ...values.map(([path, value]) => {
    const pattern = path === '/' ? '/' : `${path.replaceAll(/[.{}]/g, '\\$&')}/?`;
    return `  ${quoted(`~*^${pattern}$`)} ${value};`;
  }),
  '}',
  '',
];

/**
 * An nginx server for the built site: an example that still needs a name, a certificate and the folder's real place.
 */
export function nginxFile(site: HostedSite): string {
  const { settings, pages, files } = site;
  const { apiBase } = settings;
  return [
    '# To be included in http { }.',
    '',
    ...mapOfPaths('agency_way_file', [
      ...pages.map((path) => [path, `/${documentOf(path)}`] as const),
      ...files.map((path) => [path, path] as const),
    ]),
    ...mapOfPaths('agency_way_target', Object.entries(aliases)),
    'server {',
    '  # Over TLS: listen 443 ssl; with ssl_certificate and ssl_certificate_key.',
    '  listen 8080;',
    `  server_name ${new URL(settings.siteOrigin).hostname};`,
    '  root /srv/the-agency-way/dist;',
    '  charset utf-8;',
    // Relative redirects keep the host of a proxy in front.
    '  absolute_redirect off;',
    '',
    '  # Sends the precompressed .gz and .br files; brotli_static needs ngx_brotli.',
    '  gzip_static on;',
    '  # brotli_static on;',
    '  gzip_vary on;',
    '  error_page 404 /404.html;',
    '',
    '  # On responses that no location below writes.',
    ...addHeaders(always(site), '  '),
    '',
    ...location('/', site, cacheControl('/'), [
      'if ($agency_way_target) { return 301 $agency_way_target$is_args$args; }',
      'try_files $agency_way_file =404;',
    ]),
    ...location('= /404.html', site, NO_STORE, ['internal;']),
    ...location('^~ /static/', site, cacheControl('/static/'), ['try_files $uri =404;']),
    ...Object.entries(contentTypes).flatMap(([pattern, type]) => {
      const path = pattern.replace('*', '');
      const where = path === pattern ? `= ${path}` : `^~ ${path}`;
      return location(where, site, cacheControl(path), [
        'try_files $uri =404;',
        'types { }',
        `default_type ${quoted(type)};`,
      ]);
    }),
    ...(apiBase.startsWith('/')
      ? [
          `  location ${apiBase}/ {`,
          '    proxy_pass http://127.0.0.1:4173;',
          '    proxy_set_header Host $host;',
          '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
          '    proxy_set_header X-Forwarded-Proto $scheme;',
          '  }',
        ]
      : []),
    '}',
    '',
  ].join('\n');
}

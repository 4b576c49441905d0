// Modules of the content plugin (plugin/).

declare module 'virtual:articles' {
  /** All articles, newest first, without their bodies. */
  export const articles: readonly import('./plugin/types.ts').ArticleSummary[];
}

declare module 'virtual:services' {
  /** All services in the order of their tiles, without the fields that only their own pages show. */
  export const services: readonly import('./plugin/types.ts').ServiceSummary[];
}

declare module 'virtual:reading' {
  /** The articles about each service, at most three. */
  export const reading: Readonly<
    Record<import('./types.ts').ServiceSlug, readonly import('./plugin/types.ts').Reading[]>
  >;
}

declare module '*.md' {
  const article: Omit<import('./plugin/types.ts').Article, 'html'>;
  export default article;
  /** The body as markup, a chunk of its own. */
  export const loadBody: () => Promise<{ default: string }>;
}

import { agency } from './content/agency.ts';
import { FEED_PATH, type PageMeta } from './content/pages.ts';
import { settings } from './settings.ts';

/** Selects the tags of one page; those of the whole site end with `theme-color`. */
const PAGE_TAGS =
  'meta[name=theme-color] ~ :is(title, meta[name], meta[property], [rel=canonical], [rel=alternate], [type="application/ld+json"])';

/** The tags of the prerendered page in `<head>`. Called before hydration, in which `<Head>` takes them over. */
export function prerenderedTags() {
  const tags = document.head.querySelectorAll(PAGE_TAGS);
  const remove = () => {
    for (const tag of tags) tag.remove();
  };
  /** After a mismatch React adds head tags of its own: removes the prerendered ones, and reports the error. */
  const onRecoverableError = (error: unknown) => {
    if (document.head.querySelectorAll('title').length > 1) remove();
    reportError(error);
  };
  return { remove, onRecoverableError };
}

/** A page's own part of `<head>` (PAGE-5), with the tags of a shared link. React lifts it there. */
export function Head({ title, description, canonical, noIndex, published, modified, feed }: PageMeta) {
  const url = settings.siteOrigin + canonical;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      {feed ? (
        <link rel="alternate" type="application/rss+xml" title={`${agency.name}: blog`} href={FEED_PATH} />
      ) : null}
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published ? <meta property="article:published_time" content={published} /> : null}
      {modified ? <meta property="article:modified_time" content={modified} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {/* The picture's tags are written with the prerendered document: `seo/cardTags.ts`. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

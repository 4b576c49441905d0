import { agency } from './content/agency.ts';
import { FEED_PATH, type PageMeta } from './content/pages.ts';
import sharedPicture from './media/og/site.png';
import { settings } from './settings.ts';

/** Of the picture that stands beside a shared link. */
const shared = {
  width: 1200,
  height: 630,
  alt: `A woman leans from her arched window and waves, beside the name ${agency.name}.`,
} as const;

/** A page's own part of `<head>`: title, description, canonical link and what a shared link shows. React lifts it there. */
export function Head({ title, description, canonical, noIndex, published, feed }: PageMeta) {
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
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={settings.siteOrigin + sharedPicture} />
      <meta property="og:image:width" content={`${shared.width}`} />
      <meta property="og:image:height" content={`${shared.height}`} />
      <meta property="og:image:alt" content={shared.alt} />
      {/* Twitter takes the rest from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

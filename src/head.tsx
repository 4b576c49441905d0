import { agency } from './content/agency.ts';
import type { PageMeta } from './content/pages.ts';
import { settings } from './settings.ts';

/** A page's own part of `<head>`: title, description, canonical link and what a shared link shows. React lifts it there. */
export function Head({ title, description, canonical, noIndex }: PageMeta) {
  const url = settings.siteOrigin + canonical;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </>
  );
}

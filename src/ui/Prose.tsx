import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { frame, prose } from './Prose.css.ts';

/** Sets the first letter of the first paragraph apart; an opening quotation mark goes with it. */
const withInitial = (html: string) =>
  html.replace(
    /^<p>(“?)(\p{L})( ?)/u,
    (_, quote: string, letter: string, space: string) =>
      `<p data-initial="${letter.toUpperCase()}"><span>${quote}${letter}${space}</span>`,
  );

/**
 * The page that a plain click on a link leads to.
 *
 * @returns the page's address for the router; undefined leaves the click to the browser
 */
function pageOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || link === null) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  // Links within the page are left to the browser, which scrolls, and so are files, whose names have a dot.
  const isPage = origin === window.location.origin && !pathname.includes('.');
  return isPage && pathname !== window.location.pathname ? pathname + search + hash : undefined;
}

/**
 * An article's body. Its links are plain, and work without a script; with one, the router follows those that stay on
 * the site.
 *
 * @param html markup of our own making, as `Article.html` is
 * @param slug of the article; a body already on the page is not loaded again (`routes/article/loadBySlug.ts`)
 */
export function Prose({ html, slug }: { html: string; slug: string }) {
  const body = useRef<HTMLDivElement>(null);
  const router = useRouter();

  useEffect(() => {
    const controller = new AbortController();
    const follow = (event: MouseEvent) => {
      const href = pageOf(event);
      if (href === undefined) return;
      event.preventDefault();
      void router.navigate({ href });
    };
    body.current?.addEventListener('click', follow, { signal: controller.signal });
    return () => controller.abort();
  }, [router]);

  return (
    <div className={frame}>
      <div
        ref={body}
        className={prose}
        data-article={slug}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown, which has no HTML
        dangerouslySetInnerHTML={{ __html: withInitial(html) }}
      />
    </div>
  );
}

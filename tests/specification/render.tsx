import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { JSDOM } from 'jsdom';
import { prerender } from 'react-dom/static';
import { createSiteRouter } from '../../src/router.tsx';

async function draw(path: string): Promise<Document> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new JSDOM(await new Response(prelude).text()).window.document;
}

const pages = new Map<string, Promise<Document>>();

/** A page as the build writes it, before any script runs. Rendered once and shared, so tests must not change it. */
export function renderPage(path: string): Promise<Document> {
  const page = pages.get(path) ?? draw(path);
  pages.set(path, page);
  return page;
}

/** A page between header and footer. */
export async function mainOf(path: string): Promise<HTMLElement> {
  const main = (await renderPage(path)).querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return main;
}

/** The visible text of an element. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The visible text of each matching element. */
export const textsOf = (within: ParentNode | null | undefined, selector: string): string[] =>
  [...(within?.querySelectorAll(selector) ?? [])].map(textOf);

/** The links within an element: text and target of each. */
export const linksOf = (within: ParentNode | null | undefined): (readonly [string, string])[] =>
  [...(within?.querySelectorAll('a[href]') ?? [])].map((link) => [
    textOf(link),
    link.getAttribute('href') ?? '',
  ]);

import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, configure, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { PageMeta } from '../../src/content/pages.ts';
import { inspection } from '../../src/inspection.ts';
import type { RouterContext } from '../../src/router.tsx';
import { sentinels } from '../../src/ui/OffsetSentinel.css.ts';
// Loaded before the tests: the first import takes long.
import '../../src/features/careers.script.ts';
import '../../src/features/common.script.ts';
import '../../src/shell/shell.script.ts';

/** The longest wait for a view, ms: a busy machine is slow, not wrong. */
export const TIMEOUT_MS = Number(process.env.TEST_TIMEOUT_MS ?? 30_000);
configure({ asyncUtilTimeout: TIMEOUT_MS });

/** A page's media queries, answered by the test: `media.answer('(prefers-reduced-motion: reduce)', true)`. */
export const media = {
  queries: new Map<string, EventTarget & { matches: boolean; media: string }>(),
  query(media: string) {
    const known =
      this.queries.get(media) ?? Object.assign(new EventTarget(), { matches: media === 'all', media });
    this.queries.set(media, known);
    return known;
  },
  answer(query: string, matches: boolean) {
    const target = Object.assign(this.query(query), { matches });
    act(() => void target.dispatchEvent(Object.assign(new Event('change'), { matches })));
  },
};

/** The height of each sentinel, px. */
const reach = (height: keyof typeof sentinels, viewportHeight: number) =>
  height === '50dvh' ? viewportHeight / 2 : Number.parseInt(height, 10);

/** The sentinels that have left the viewport. */
let passed = new Set<Element>();

/** Answers the query for reduced motion, in a page that can animate. */
export function answerReduced(isReduced: boolean): void {
  document.body.animate ??= vi.fn();
  media.answer('(prefers-reduced-motion: reduce)', isReduced);
}

type StorageMethod = 'getItem' | 'setItem' | 'removeItem';

/** Has the browser refuse these calls of storage. */
export function refuseStorage(
  methods: readonly StorageMethod[] = ['getItem', 'setItem', 'removeItem'],
): void {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('storage refused', 'SecurityError');
    });
}

/** Collects the types of the events that actors receive, of those rendered after this call. */
export function collectEvents(): string[] {
  const events: string[] = [];
  inspection.inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event') events.push(inspected.event.type);
  };
  return events;
}

/** Resets scroll position and media queries, and ends `answerReduced` and `collectEvents`. */
export function resetSite(): void {
  passed = new Set();
  media.queries.clear();
  Reflect.deleteProperty(document.body, 'animate');
  Reflect.deleteProperty(inspection, 'inspect');
}

/** Scrolls the page; sentinels that cross the viewport's edge report it. */
export function scrollPage({ y, viewportHeight = 800 }: { y: number; viewportHeight?: number }): void {
  vi.stubGlobal('innerHeight', viewportHeight);
  for (const height of Object.keys(sentinels) as (keyof typeof sentinels)[]) {
    const isPassed = y > reach(height, viewportHeight);
    for (const sentinel of document.getElementsByClassName(sentinels[height])) {
      if (passed.has(sentinel) === isPassed) continue;
      if (isPassed) passed.add(sentinel);
      else passed.delete(sentinel);
      vi.spyOn(sentinel, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -y));
      act(() => mockIsIntersecting(sentinel, !isPassed));
    }
  }
}

/** Shows or hides the tab. */
export function showTab(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

// Saved before a test replaces them.
export const realTimeout = globalThis.setTimeout;
export const realNow = performance.now.bind(performance);
const { documentElement } = document;

/**
 * Resolves when every island is hydrated and its effects have run, so that its actor is started.
 *
 * @throws when that takes longer than `TIMEOUT_MS`
 */
async function hydrated(): Promise<void> {
  const start = realNow();
  while (!documentElement.hasAttribute('data-hydrated')) {
    if (realNow() - start > TIMEOUT_MS) throw new Error('The page is not hydrated.');
    await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 1)));
  }
}

/** A router of a site with these routes, by path, that shows one of them. */
export async function openRoutes(routes: Readonly<Record<string, object>>, shown = '/') {
  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
  const children = Object.entries(routes).map(([path, options]) =>
    createRoute({ getParentRoute: () => root, path, ...options }),
  );
  const router = createRouter({
    routeTree: root.addChildren(children),
    context: {},
    history: createMemoryHistory({ initialEntries: [shown] }),
  });
  await router.load();
  return router;
}

/** A page's path, and the facts about it that its route loads. */
interface Page {
  path?: string;
  meta?: Partial<PageMeta>;
}

/** A view within a router, as every view of the site is. */
async function inSite(ui: ReactNode, { path: shown = '/', meta }: Page): Promise<ReactNode> {
  const headings = ['/', '/contact', '/thankyou'].map((path) => [path, { component: () => <h1>{path}</h1> }]);
  const page = { component: () => ui, ...(meta && { loader: () => ({ meta }) }) };
  const router = await openRoutes({ ...Object.fromEntries(headings), [shown]: page }, shown);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/** Renders a view, and hydrates its islands. */
export async function renderInSite(ui: ReactNode, page: Page = {}): Promise<void> {
  const view = await inSite(ui, page);
  // An island on the page removes it until it is hydrated.
  documentElement.toggleAttribute('data-hydrated', true);
  render(view);
  await hydrated();
}

/** The prerendered markup of a view, in an element of its own. */
export async function prerender(ui: ReactNode, page: Page = {}): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = renderToString(await inSite(ui, page));
  return element;
}

/** Prerenders a view, has a visitor use it before it is hydrated, and hydrates it. */
export async function hydrateInSite(
  ui: ReactNode,
  use: (prerendered: HTMLElement) => void | Promise<void>,
): Promise<void> {
  const container = document.body.appendChild(await prerender(ui));
  await use(container);
  const view = await inSite(ui, {});
  act(() => void render(view, { container, hydrate: true }));
}

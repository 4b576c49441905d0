import '../shell/startUp/appLoad.ts';
import { nextTask } from '../actors/nextTask.ts';
import '../theme/global.css.ts';

/** ms; the longest that hydration waits for pictures. */
const LONGEST_WAIT = 4_000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const loaded = () => new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Resolves at once where a browser's settings have removed `PerformanceObserver`. */
const painted = async () => {
  if (!('PerformanceObserver' in window)) return;
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
};

/** Resolves on the first input, or at once after an early press. */
const used = () =>
  new Promise<unknown>((resolve) => {
    if (document.querySelector('[data-pressed]') !== null) resolve(true);
    for (const use of ['pointerdown', 'keydown', 'input', 'scroll'])
      window.addEventListener(use, resolve, { once: true, capture: true });
  });

const appendLink = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));

/**
 * Loads a start-up script, with retries: nothing tells a page when a failed request would succeed. Later scripts are
 * retried by the chunk machine (`actors/chunk.ts`), which is part of the start-up scripts itself.
 *
 * @param backoff delay before the next attempt, ms; doubles with each
 */
const retried = <TScript>(load: () => Promise<TScript>, backoff = 1_000): Promise<TScript> =>
  load().catch(async () => {
    await after(backoff);
    return retried(load, 2 * backoff);
  });

/** Fetches the page's scripts side by side; the prerendered document lists them. */
function fetchScripts(): void {
  const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  for (const href of scripts?.split(' ') ?? []) appendLink('modulepreload', href);
  // Added here and not in the document, where browsers fetch manifest and icon before the first picture.
  appendLink('manifest', '/site.webmanifest');
}

/** Requests the style sheet again if it has failed: the document itself has only the rules of its first screen. */
async function loadStyles(): Promise<unknown> {
  const link = document.querySelector('link[rel=stylesheet]') as HTMLLinkElement;
  try {
    return (link.sheet as CSSStyleSheet).cssRules;
  } catch {
    // After a failure browsers have no sheet, or refuse its rules.
    const next = link.cloneNode();
    link.replaceWith(next);
    return new Promise((resolve, reject) => Object.assign(next, { onload: resolve, onerror: reject }));
  }
}

async function start(container: HTMLElement): Promise<void> {
  if (container.firstElementChild !== null) {
    void loaded().then(() => retried(loadStyles));
    // The prerendered page is complete, so scripts wait for its paint unless a visitor uses it earlier.
    await Promise.race([Promise.all([loaded(), painted()]), used(), after(LONGEST_WAIT)]);
    fetchScripts();
  }
  // Evaluating React, evaluating the page's scripts and matching the route are separate tasks, so that taps are
  // handled in between.
  await retried(() => import('./react.ts'));
  await nextTask();
  const { hydrate } = await retried(() => import('./hydrate.tsx'));
  await nextTask();
  await hydrate(container);
}

void start(document.getElementById('root') as HTMLElement);

import '../shell/startUp/appLoad.ts';
import { nextTask } from '../actors/nextTask.ts';
import { after, loadStyles, retried } from '../actors/retried.ts';
import '../theme/global.css.ts';

/** ms; the longest that hydration waits for pictures. */
const LONGEST_WAIT = 4_000;

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

/** Fetches the page's scripts side by side; the prerendered document lists them. */
function fetchScripts(): void {
  const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  for (const href of scripts?.split(' ') ?? []) appendLink('modulepreload', href);
  // Added here and not in the document, where browsers fetch manifest and icon before the first picture.
  appendLink('manifest', '/site.webmanifest');
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

import './appLoad.ts';
import { keepEarlyPresses, used } from './earlyPresses.ts';
import { nextTask } from './nextTask.ts';
import './theme/global.css.ts';

/** ms; a picture that hangs does not keep the page from coming alive. */
const LONGEST_WAIT = 4_000;

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Waits until scripts take nothing from what is seen: the prerendered page says everything, so they come after it has
 * loaded and been painted, or as soon as somebody does something with it.
 */
const wanted = (): Promise<unknown> =>
  Promise.race([
    Promise.all([loaded(), painted()]),
    used(),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);

/** Has the page's parts fetched side by side; the document names them (`prerender.tsx`). */
function fetchParts(): void {
  const { parts } = document.querySelector<HTMLElement>('script[data-parts]')?.dataset ?? {};
  for (const href of parts?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

async function start(container: HTMLElement): Promise<void> {
  // Without a prerendered page there is nothing to see before.
  if (container.firstElementChild !== null) {
    keepEarlyPresses();
    await wanted();
    fetchParts();
    await nextTask();
  }
  // Apart, so that they are not evaluated in one breath; and what they start is another.
  const [{ startApp }, dom] = await Promise.all([import('./app.tsx'), import('react-dom/client')]);
  await nextTask();
  await startApp(container, dom);
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');
void start(container);

import { keepEarlyPresses } from './earlyPresses.ts';
import './theme/global.css.ts';

/** ms; a picture that hangs does not keep the page from coming alive. */
const LONGEST_WAIT = 4_000;

/** What somebody does who wants more of the page than to see it. */
const signs = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/**
 * Waits until scripts take nothing from what is seen: the prerendered page says everything, so they come after it has
 * loaded and been painted, or as soon as somebody does something with it.
 */
function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const go = () => {
      waiting.abort();
      resolve();
    };
    const options = { once: true, passive: true, capture: true, signal: waiting.signal };
    for (const sign of signs) window.addEventListener(sign, go, options);
    // The frame that shows the last of it, and the one after.
    const painted = () => requestAnimationFrame(() => setTimeout(go));
    if (document.readyState === 'complete') painted();
    else window.addEventListener('load', painted, options);
    setTimeout(go, LONGEST_WAIT);
  });
}

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
    await whenWanted();
    fetchParts();
  }
  // Apart, so that they are not evaluated in one breath.
  const [{ startApp }, dom] = await Promise.all([import('./app.tsx'), import('react-dom/client')]);
  await startApp(container, dom);
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');
void start(container);

import type { Metric } from 'web-vitals';
import { settings } from '../settings.ts';
import { whenIdle } from './idle.ts';

/**
 * Measures how fast the page felt, once it has loaded. Reports nowhere unless VITE_VITALS_URL is set (HOST-2).
 */
async function measureVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const { vitalsUrl } = settings;
  const report = ({ name, value, rating, id }: Metric) => {
    if (vitalsUrl === null) return;
    navigator.sendBeacon(
      vitalsUrl,
      JSON.stringify({ name, value, rating, id, path: window.location.pathname }),
    );
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}

/** Without any user input, measuring starts after this time, ms. */
const LONGEST_WAIT = 10_000;
/** The wait after a first use, ms: its own requests come first. */
const REST = 2_000;

/**
 * Starts measuring when the page has loaded and is idle, some time after its first use, so that neither its loading nor
 * the answer to a first press slows down. The browser buffers earlier entries. Failures are not shown to visitors.
 */
export function measureWhenUsed(): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', measureWhenUsed, { once: true });
    return;
  }
  const waiting = new AbortController();
  const start = () => {
    measureVitals().catch((error: unknown) => console.debug('Measuring failed', error));
  };
  const startIn = (wait: number) => {
    waiting.abort();
    clearTimeout(unused);
    setTimeout(() => whenIdle(start), wait);
  };
  const unused = setTimeout(startIn, LONGEST_WAIT, 0);
  for (const eventName of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(eventName, () => startIn(REST), { passive: true, signal: waiting.signal });
}

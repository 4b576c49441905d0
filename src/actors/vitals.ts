import { settings } from '../settings.ts';
import { whenIdle } from './idle.ts';

/**
 * Measures how fast the page felt, once it has loaded. Reports nowhere unless VITE_VITALS_URL is set (HOST-2).
 */
async function measureVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const { vitalsUrl } = settings;
  const report = ({
    name,
    value,
    rating,
    id,
  }: {
    name: string;
    value: number;
    rating: string;
    id: string;
  }) => {
    if (vitalsUrl === null) return;
    navigator.sendBeacon(
      vitalsUrl,
      JSON.stringify({ name, value, rating, id, path: window.location.pathname }),
    );
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}

/** ms without any use of the page. */
const LONGEST_WAIT = 10_000;
/** ms from the first use: what it asked for comes first. */
const REST = 2_000;

/**
 * Measures a while after the page is first used, or has been looked at for long, when it has nothing better to do: it
 * takes nothing from the page coming up, nor from the answer to a first press. The browser keeps what happened before.
 * A failure is no visitor's concern.
 */
export function measureWhenUsed(): void {
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

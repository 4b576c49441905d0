import { settings } from '../settings.ts';

/**
 * Measures how fast the page felt, once it is there (SPECIFICATION 7). Reports nowhere unless VITE_VITALS_URL is set
 * (RULINGS R17).
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

/** ms */
const LONGEST_WAIT = 10_000;

/**
 * Measures once the page is used, or has been looked at for a while, so that it takes nothing from the page coming up.
 * Nothing is missed: the browser keeps what happened before. A failure is no visitor's concern.
 */
export function measureWhenUsed(): void {
  const waiting = new AbortController();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    measureVitals().catch((error: unknown) => console.debug('Measuring failed', error));
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, start, { passive: true, signal: waiting.signal });
  setTimeout(start, LONGEST_WAIT);
}

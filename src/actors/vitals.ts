import { settings } from '../settings.ts';

/**
 * Measures how fast the page felt, once it is there (SPECIFICATION 7). Reports nowhere unless VITE_VITALS_URL is set
 * (RULINGS R17).
 */
export async function measureVitals(): Promise<void> {
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

/** Runs `work` after the page has loaded, so that it takes nothing from it. A failure of `work` is no visitor's concern. */
export function afterLoad(work: () => Promise<void>): void {
  const start = () => void work().catch((error: unknown) => console.debug('Measuring failed', error));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

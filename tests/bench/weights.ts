import { type Browser, expect } from '@playwright/test';
import { brotliBytes } from '../support/siteFiles.ts';

/** Kinds of home's resources, without films, which do not load on every device. */
const COUNTED = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;

/**
 * Measures home before any interaction, 390 px wide, on a telephone or with a mouse.
 * @returns bytes on the wire by kind, headers included, and bytes in brotli of all its scripts
 */
export async function homeWeights(browser: Browser, url: string, isMobile = true) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile,
    hasTouch: isMobile,
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = Object.fromEntries(COUNTED.map((kind) => [kind, 0]));
  /** Unfinished requests of counted kinds. */
  const underWay = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    if (type in bytes) underWay.add(requestId);
  });
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined && kind in bytes) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    underWay.delete(requestId);
  });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(url);
  // The islands hydrate last; then their idle work follows.
  for (const last of [
    'html[data-hydrated]',
    'video[controls]',
    'section[aria-label="Clients"][data-doubled]',
  ])
    await page.locator(last).waitFor();
  await expect
    .poll(
      async () => {
        await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
        return underWay.size;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await page.close();
  const scriptBytes = [...scripts].reduce((sum, script) => sum + brotliBytes(script), 0);
  return { bytes, scriptBytes };
}

import type { Locator, Page } from '@playwright/test';

/** Swipes by synthetic events, in engines where tests have no touch screen. */
function dispatchSwipe(
  target: Element,
  { x, y, pixels, duration }: { x: number; y: number; pixels: number; duration: number },
): void {
  const begin = performance.now();
  const touch = (type: string, part: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerType: 'touch',
      pointerId: 7,
      isPrimary: true,
      clientX: x - pixels * part,
      clientY: y,
    });
    Object.defineProperty(event, 'timeStamp', { value: begin + duration * part });
    target.dispatchEvent(event);
  };
  touch('pointerdown', 0);
  for (const part of [0.1, 0.3, 0.6, 1]) touch('pointermove', part);
  touch('pointerup', 1);
}

/**
 * Swipes with a finger, in Chromium as the browser itself gets it from a touch screen.
 *
 * @param pixels to the left
 * @param options.duration by the timestamps of its events, ms; no time passes
 */
export async function swipe(
  page: Page,
  target: Locator,
  pixels: number,
  { duration = 80 }: { duration?: number } = {},
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be swiped cannot be seen.');
  const [x, y] = [box.x + box.width / 2 + pixels / 2, box.y + Math.min(box.height, 200) / 2];
  if (page.context().browser()?.browserType().name() !== 'chromium')
    return target.evaluate(dispatchSwipe, { x, y, pixels, duration });
  const device = await page.context().newCDPSession(page);
  const begin = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - pixels * part, y }],
      timestamp: (begin + duration * part) / 1000,
    });
  await touch('touchStart', 0);
  for (const part of [0.1, 0.3, 0.6, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await device.detach();
}

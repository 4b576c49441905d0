import type { Locator, Page } from '@playwright/test';

/**
 * Swipes with a finger, as the browser itself gets it from a touch screen.
 *
 * @param pixels to the left
 * @param options.pause between one move and the next, ms
 */
export async function swipe(
  page: Page,
  target: Locator,
  pixels: number,
  { pause = 0 }: { pause?: number } = {},
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be swiped cannot be seen.');
  const [x, y] = [box.x + box.width / 2 + pixels / 2, box.y + Math.min(box.height, 200) / 2];
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - moved, y }],
    });
  await touch('touchStart');
  for (const part of [0.1, 0.3, 0.6, 1]) {
    await page.waitForTimeout(pause);
    await touch('touchMove', pixels * part);
  }
  await touch('touchEnd');
  await device.detach();
}

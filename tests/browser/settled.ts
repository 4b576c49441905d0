import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page's idle callbacks have run (`src/actors/idle.ts`). */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // WebKit has no `requestIdleCallback`; there the page waits for one task at most.
        const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
        whenIdle(() => resolve(), { timeout: 1_000 } as never);
      }),
  );

/** Waits until nothing in an element moves any more; an observer may start an animation with the next frame. */
export const still = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate(async (element) => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return element.getAnimations({ subtree: true }).length;
      }),
    )
    .toBe(0);

/** Waits for the player of home, which takes the place of the link to the film when the page is idle. */
export const filmHasControls = (page: Page) =>
  expect(page.getByRole('link', { name: 'Open the film' })).toHaveCount(0);

import type { Locator, Page } from '@playwright/test';
import type { PauseEvent } from '../../machines/pauseReasons.ts';

/** Pretends to the page's scripts that the tab is shown or hidden. */
export const showTab = (page: Page, isVisible: boolean) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', {
      value: shown ? 'visible' : 'hidden',
      configurable: true,
    });
    Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);

/** Starts and ends each reason to pause, as a visitor does. */
export const pauseActs = (
  thing: (page: Page) => Locator,
  control: (page: Page) => Locator,
): Record<PauseEvent['type'], (page: Page) => Promise<unknown>> => ({
  'pointer.entered': (page) => thing(page).hover({ position: { x: 40, y: 20 } }),
  'pointer.left': (page) => page.mouse.move(2, 2),
  'focus.entered': async (page) => {
    // After a key, the browser treats focus as coming from the keyboard.
    await page.keyboard.press('Shift');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await control(page).focus();
  },
  'focus.left': (page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  // By keyboard: a pointer over the control would be a reason to pause.
  'control.pressed': (page) => control(page).press('Enter'),
  'page.hidden': (page) => showTab(page, false),
  'page.shown': (page) => showTab(page, true),
  'motion.reduced': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'motion.allowed': (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
});

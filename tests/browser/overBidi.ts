import type { Locator, Page } from '@playwright/test';

/** Workarounds for features that Playwright lacks over WebDriver BiDi, which drives Firefox and WebKit. */

/**
 * Playwright passes on the scheme of colours alone. The site has one scheme, so the programs in
 * `tests/engines` read 'dark' as reduced motion.
 */
export async function emulateMotion(
  page: Page,
  reducedMotion: 'reduce' | 'no-preference' | null | undefined,
) {
  const emulate = (motion: typeof reducedMotion) =>
    Object.getPrototypeOf(page).emulateMedia.call(page, {
      colorScheme: motion === 'reduce' ? 'dark' : 'light',
    });
  page.emulateMedia = (options) => emulate(options?.reducedMotion);
  await emulate(reducedMotion);
}

/** Playwright's `fill` bypasses React's events: there a field is filled key by key. */
export function fillByKeys(page: Page): void {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'));
  locators.fill = async function (this: Locator, value) {
    await this.selectText();
    if (value === '') await this.press('Delete');
    else await this.pressSequentially(value);
  };
}

import { expect, type Page } from '@playwright/test';

/** Waits until the whole page answers: React has hydrated it, and every island on it has its script. */
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);

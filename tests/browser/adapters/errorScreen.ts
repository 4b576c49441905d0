import type { Page, Route } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { FAILING_PAGE, FAILURE } from '../failingPage.ts';
import { expect } from '../fixtures.ts';
import { visit } from '../hydrated.ts';

/** The two pages that fail: one whose script does not arrive, and one that cannot be rendered. */
const failing = {
  script: { link: 'About', says: 'Loading chunk about failed. (error)' },
  page: { link: 'Contact', says: FAILURE },
};

/** The pending server check of each page. */
const questions = new WeakMap<Page, Route>();

/** Delays the server check. A new document has no content, so that the browser stays in this one. */
const answer = (page: Page) => (route: Route) => {
  if (route.request().method() !== 'HEAD') return route.fulfill({ status: 204 });
  questions.set(page, route);
};

/** Goes to one of the failing pages. */
async function failBy(page: Page, { link, says }: { link: string; says: string }) {
  if (await page.getByText(says).isVisible()) return;
  const target = page.getByRole('banner').getByRole('link', { name: link, includeHidden: true });
  await target.dispatchEvent('click');
  await expect(page.getByText(says)).toBeVisible();
}

export const errorScreen: BrowserAdapter<'errorScreen'> = {
  unable: {
    webkit: 'its driver holds back scripts and calls only, and Try again requests the document first',
  },
  // Firefox prints only the name of the error that React reports.
  expectedConsole:
    /Loading chunk|Failed to load resource|dynamically imported module|The wall fell down|^Error http/,
  open: async (page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await visit(page, '/blog/understanding-media-buying?inspect=console');
    await page.route('**/static/js/about-*.js', (route) => route.abort());
    await page.route('**/static/js/contact-*.js', (route) =>
      route.fulfill({ body: FAILING_PAGE, contentType: 'text/javascript' }),
    );
    await page.route('**/about-us', answer(page));
    await failBy(page, failing.script);
  },
  events: {
    'retry.pressed': async (page, { isChunkError }) => {
      await failBy(page, isChunkError ? failing.script : failing.page);
      questions.delete(page);
      await page.getByRole('button', { name: 'Try again' }).click();
    },
  },
  settle: async (page, { done, value }) => {
    await expect.poll(() => questions.has(page)).toBe(true);
    await (done ? questions.get(page)?.fulfill({ status: Number(value) }) : questions.get(page)?.abort());
  },
  element: (page) => page.getByRole('alert'),
};

import type { Page, Route } from '@playwright/test';
import { settlementOf } from '../support/walk.ts';
import { castInBrowser } from './cast.ts';
import { expect } from './fixtures.ts';

const CONTACT_CHUNK = '**/static/js/contact-*.js';

/** The requests for the contact page's script that nobody has answered yet. */
const held = new WeakMap<Page, Route[]>();

async function openHome(page: Page, url: string) {
  await page.goto(`${url}/?inspect=console`);
  await page.waitForLoadState('networkidle');
  const routes: Route[] = [];
  held.set(page, routes);
  await page.route(CONTACT_CHUNK, (route) => void routes.push(route));
}

const goToContact = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();

/** Answers the next request that waits. */
async function answer(page: Page, how: (route: Route) => Promise<void>) {
  const routes = held.get(page) ?? [];
  await expect.poll(() => routes.length, { intervals: [20] }).toBeGreaterThan(0);
  const route = routes.shift();
  if (route) await how(route);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

await castInBrowser('chunk', {
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module|not caught/,
  open: async (page, { site }) => {
    await page.clock.install();
    await openHome(page, site.url);
    await goToContact(page);
  },
  act: {
    'retry.pressed': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  settle: async (page, event) => {
    const { done, value } = settlementOf(event);
    if (done) return answer(page, (route) => route.continue());
    if (!(value instanceof Error && value.name === 'MissingChunk'))
      return answer(page, (route) => route.abort());
    // The script is gone, as after a new deployment: for the import, and for whoever asks why it failed.
    await answer(page, (route) => route.fulfill({ status: 404 }));
    return answer(page, (route) => route.fulfill({ status: 404 }));
  },
  sees: async (page, state) => {
    if (state === 'loading') return;
    if (state === 'loaded') await expect(page.getByLabel('Full Name')).toBeVisible();
    else await expect(page.getByText(`Loading chunk contact failed. (${state.split('.')[1]})`)).toBeVisible();
  },
});

await castInBrowser('navigation', {
  open: (page, { site }) => openHome(page, site.url),
  act: {
    'navigation.started': async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await goToContact(page);
    },
    'page.rendered': (page) => answer(page, (route) => route.continue()),
  },
  shows: (page) => page.locator('#announcer'),
  sees: async (page, state) => {
    if (state === 'travelling' || !page.url().endsWith('/contact')) return;
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText(await page.title());
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
});

import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { typed } from '../../modelInputs/enquiry.ts';
import { builtPages } from '../builtPages.ts';
import { expect, test } from '../fixtures.ts';
import { field, form } from '../form.ts';
import { visit } from '../hydrated.ts';
import { idle } from '../settled.ts';
import { withhold } from '../withhold.ts';

// Withheld scripts cause console errors.
test.use({ expectedConsole: /./ });

const withEnquiry = ['/contact', '/'];

/**
 * A page with every kind of script. Those with an enquiry come first: a script that several pages request is withheld
 * on the first of them.
 */
const pages = [...withEnquiry, '/careers', '/blog/understanding-media-buying', '/services/seo'];

/** Scripts that wait for a visitor's action, or for another kind of address. */
const onDemand = ['client', 'dom-mini', 'graph', 'inspectors', 'layers', 'notFound'];

/** Scripts of further pages, which the same router loads. */
const ofFurtherPages = [
  ...['Statement', 'about', 'accessibility', 'blog', 'clients', 'privacy', 'services', 'thankyou'],
  ...builtPages.flatMap((path) => /^\/(?:services|blog)\/(.+)/.exec(path)?.[1] ?? []),
];

const scriptsDir = new URL('../../../dist/static/js/', import.meta.url);

/** The last script of every page, requested after 10 s: web-vitals. */
const LAST = /\/web-vitals-/;
/** ms; a page requests nothing by itself after that. */
const LONG = 15_000;

/** A page whose pictures are withheld too: they are no part of it, and take most of the time. */
async function openWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route(/\.(avif|webp|svg|mp4|woff2)$/, (route) => route.fulfill({ body: '' }));
  return page;
}

/** Every script that a page requests by itself; the context's clock is installed. */
async function scriptsOf(context: BrowserContext, url: string): Promise<string[]> {
  const page = await openWindow(context);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/static/js/')) scripts.add(pathname);
  });
  const last = page.waitForRequest(LAST, { timeout: 0 });
  await visit(page, url);
  await page.clock.runFor(LONG);
  await last;
  await page.close();
  return [...scripts];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Writes into the form while it may not be hydrated. */
async function write(page: Page) {
  for (const name of ['name', 'message'] as const) await field(page, name).fill(typed[name]);
  await field(page, 'email').focus();
}

async function seeWritten(page: Page) {
  for (const name of ['name', 'message'] as const) await expect(field(page, name)).toHaveValue(typed[name]);
}

/** The form can be sent, or shows the way to reach the agency. */
const works = (page: Page) =>
  expect
    .poll(async () => {
      if ((await form(page).getAttribute('data-state')) === 'filling.unchecked') return true;
      return form(page).getByText('This form is not ready to send yet').isVisible();
    })
    .toBe(true);

/** Leaves the window to the next script: without the draft, and without the obstacle. */
async function leave(page: Page, script: string) {
  await page.evaluate(() => sessionStorage.clear());
  await page.unroute(`**${script}`);
}

/** Lets requests of a script fail; the returned function says whether there was one. */
async function letFail(page: Page, script: string, isGone: boolean): Promise<() => boolean> {
  let isRequested = false;
  await page.route(`**${script}`, async (route) => {
    // Missing as after a new deployment, or a network error.
    await (isGone ? route.fulfill({ status: 404 }) : route.abort());
    isRequested = true;
  });
  return () => isRequested;
}

test.describe('each script of a page', () => {
  // Dozens of pages a test, which a busy machine opens slowly.
  test.describe.configure({ timeout: 300_000 });

  /** The scripts of each page that no page before it requests. */
  const newScripts = new Map<string, string[]>();

  test.beforeAll(async ({ browser, site }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.clock.install();
    const met = new Set<string>();
    for (const path of pages) {
      const scripts = (await scriptsOf(context, site.url + path)).filter((script) => !met.has(script));
      for (const script of scripts) met.add(script);
      newScripts.set(path, scripts);
    }
    await context.close();
  });

  for (const path of pages) {
    test(`${path} without it is readable, leads on, and loses no word`, async ({ context, site }) => {
      const html = await (await context.request.get(site.url + path)).text();
      const scripts = newScripts.get(path) ?? [];
      expect(scripts).not.toEqual([]);
      const page = await openWindow(context);
      for (const [index, script] of scripts.entries())
        await test.step(script, async () => {
          const isRequested = await letFail(page, script, index % 2 === 0);
          await page.goto(path);
          await expect
            .poll(async () => {
              // A page in use requests the last one sooner, once it listens.
              await page.keyboard.press('Shift');
              return isRequested();
            }, 'the page requests it')
            .toBe(true);
          await idle(page);
          await expect(heading(page)).not.toHaveText('Unexpected Application Error!');
          expect(html).toContain((await page.title()).replaceAll('&', '&amp;'));
          if (withEnquiry.includes(path)) {
            await write(page);
            await works(page);
            await seeWritten(page);
          }
          // Without a script of the document, none of its imports is requested.
          if (html.includes(script)) {
            await page.getByRole('contentinfo').getByRole('link', { name: 'Clients' }).click();
            await page.waitForURL('**/clients');
            await expect(heading(page)).toBeVisible();
          }
          await leave(page, script);
        });
    });
  }

  test('no script of the site is left out, but for those of further pages and those loaded on demand', () => {
    const all = readdirSync(scriptsDir).filter((name) => name.endsWith('.js'));
    const met = [...newScripts.values()].flat();
    const left = all.filter((name) => !met.includes(`/static/js/${name}`));
    const names = left.map((name) => name.replace(/-.{8}\.js$/, ''));
    expect(names.filter((name) => !ofFurtherPages.includes(name)).sort()).toEqual(onDemand);
  });

  test('/contact hydrates although it comes late, and takes over what was written before', async ({
    context,
    site,
  }) => {
    const html = await (await context.request.get(`${site.url}/contact`)).text();
    const page = await openWindow(context);
    for (const script of newScripts.get('/contact') ?? [])
      await test.step(script, async () => {
        // Nothing runs before the document's own script, which nothing requests again.
        const isOwn = html.includes(`src="${script}"`);
        const letLoad = isOwn ? await withhold(page, `**${script}`) : () => {};
        if (!isOwn) await page.route(`**${script}`, (route) => route.abort(), { times: 1 });
        await page.goto('/contact', { waitUntil: 'commit' });
        await expect(heading(page)).toBeVisible();
        await write(page);
        await letLoad();
        await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
        await seeWritten(page);
        await leave(page, script);
      });
  });
});

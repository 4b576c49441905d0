import {
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { labels } from '../support/enquiryForm.ts';
import { startDevelopment } from './machineRoomServer.ts';

/** The console's message of a failed call (CALL-7). */
const FAILURE_NOTE = 'Error submitting form';
/** The first page takes the hot-reloading server some time on a busy machine, ms. */
const FIRST_PAGE = 120_000;

/** Presses Tab until an element has the focus, in the frame or beside it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    const isFocused = await target.evaluate(
      (element) => element === element.ownerDocument.activeElement && document.hasFocus(),
    );
    if (isFocused) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached with ${key}.`);
}

/** The parts of the machine room. */
export class MachineRoom {
  readonly site: FrameLocator;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
    this.site = page.frameLocator('iframe[title="The site"]');
  }

  /** Opens an address of the room and waits until the chart is drawn. */
  async open(url: string, hash: string): Promise<void> {
    await this.page.goto(`${url}/machines/${hash}`);
    await expect(this.page.locator('svg.chart')).toBeVisible({ timeout: FIRST_PAGE });
  }

  field = (name: keyof typeof labels) => this.site.getByLabel(labels[name], { exact: true });
  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  /** The summary that opens a pane. */
  pane = (name: string) => this.page.locator('summary', { hasText: name });
  rewind = () => this.page.getByRole('slider', { name: 'Rewind' });
  log = () => this.page.getByRole('list', { name: 'Events' }).getByRole('listitem');
  offer = (name: string) => this.page.getByRole('listitem').filter({ has: this.button(name) });
  actors = () => this.page.getByRole('navigation', { name: 'Actors' }).getByRole('button');
  actor = (name: string) => this.actors().filter({ hasText: name });

  /** Expects these innermost states to be lit in the chart, and no others. */
  async standsIn(...states: string[]): Promise<void> {
    await expect
      .poll(() =>
        this.page
          .locator('svg.chart [data-active]:not([data-kind=compound], [data-kind=parallel])')
          .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-state')).sort()),
      )
      .toEqual(states.sort());
  }
}

interface WorkerFixtures {
  /** The address of the hot-reloading server. */
  development: string;
  /** The tests share it, because its HTTP cache has the hundreds of modules of the room and of the site. */
  shared: BrowserContext;
}

/** A machine room, and a test that fails for every error in the console but that of a failed call. */
export const test = base.extend<{ room: MachineRoom }, WorkerFixtures>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { url, stop } = await startDevelopment();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: FIRST_PAGE },
  ],
  shared: [
    async ({ browser }, use) => {
      const viewport = { width: 1280, height: 800 };
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
  room: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error.stack)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(FAILURE_NOTE)) errors.push(message.text());
    });
    await use(new MachineRoom(page));
    expect(errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';

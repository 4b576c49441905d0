import type { Browser, Page } from '@playwright/test';
import { median } from './lighthouse.ts';

/** Times as slow. */
const SLOWDOWN = 6;
const REPEATS = 5;

/** ms that the browser took from each press or key to its next paint, as it reports them: whole multiples of 8. */
const WATCH = `
  window.longest = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest[interactionId] = Math.max(duration, longest[interactionId] ?? 0);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

interface Interaction {
  what: string;
  path: string;
  width: number;
  /** Waits until it can be done. */
  ready: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const card = (page: Page, name: string) => page.getByRole('button', { name });

const interactions: readonly Interaction[] = [
  {
    what: 'Opening and closing the menu',
    path: '/',
    width: 390,
    ready: (page) => page.locator('#menu-toggle:not([data-waiting])').waitFor(),
    act: (page) => page.locator('#menu-toggle').click(),
  },
  {
    what: 'Turning a careers card',
    path: '/careers',
    width: 390,
    ready: (page) => page.locator('li button:not([data-waiting])').first().waitFor(),
    act: async (page) => {
      const isOpen = await page.locator('li[data-side=details]').count();
      await card(page, isOpen ? 'Close' : 'Details')
        .first()
        .click();
    },
  },
  {
    what: 'Typing in the form',
    path: '/contact',
    width: 390,
    ready: (page) => page.locator('form[data-state^=filling]').waitFor(),
    act: async (page) => {
      const field = page.getByLabel('Full Name');
      if (!(await field.evaluate((element) => element === document.activeElement))) await field.focus();
      for (const letter of 'Asha') await page.keyboard.press(letter);
    },
  },
  {
    what: 'Moving the carousel',
    path: '/',
    width: 1440,
    ready: (page) => page.locator('[aria-roledescription=carousel][data-alive]').waitFor(),
    act: (page) => page.getByRole('button', { name: 'Next slide' }).click(),
  },
];

export interface Answered {
  what: string;
  /** ms to the next paint: the median of all presses, and the slowest. */
  usual: number;
  worst: number;
}

async function measureOne(browser: Browser, url: string, interaction: Interaction): Promise<Answered> {
  const { what, path, width, ready, act } = interaction;
  const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 900 } });
  await page.addInitScript(WATCH);
  await page.addInitScript(() => {
    // The film is another matter, and would take what the machine has.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await ready(page);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    await act(page);
    await page.waitForTimeout(1_000);
  }
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [reported, count] = await page.evaluate<[number[], number]>(
    '[Object.values(longest), performance.interactionCount]',
  );
  if (count < REPEATS) throw new Error(`${what}: the browser has counted ${count} interactions only.`);
  // What was quicker than 16 ms is counted, and not reported.
  const durations = [...reported, ...Array<number>(Math.max(0, count - reported.length)).fill(0)];
  await page.close();
  return { what, usual: median(durations), worst: Math.max(...durations) };
}

/** How soon presses and keys are answered on a machine six times as slow. */
export async function measureInteractions(browser: Browser, url: string): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const interaction of interactions) answered.push(await measureOne(browser, url, interaction));
  return answered;
}

import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './lighthouse.ts';

export const VISITS = 9;
/** Duration of a press, in ms. */
const PRESS = 80;
/** Wait after opening or scrolling a page, and after a press, until work and animations have ended, ms. */
const REST = 1_000;

/** Records the event timing: ms from each press or key to its next paint, which browsers round to 8. */
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
  /** The element to press or to type into; it exists once it can be used. */
  where: (page: Page) => Locator;
  act?: (where: Locator) => Promise<unknown>;
}

/** Presses with the mouse, because a locator's `click` adds listeners to the page, which take time in the press. */
async function press(where: Locator): Promise<void> {
  const { x, y, width, height } = (await where.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await where.page().mouse.click(x + width / 2, y + height / 2, { delay: PRESS });
}

const interactions: readonly Interaction[] = [
  {
    what: 'Opening and closing the menu',
    path: '/',
    width: 390,
    where: (page) => page.locator('#menu-toggle:not([data-waiting])'),
  },
  {
    what: 'Flipping a careers card',
    path: '/careers',
    width: 390,
    // The control of the visible side.
    where: (page) =>
      page.locator('li[data-side] article:not([inert]) [data-flip]:not([data-waiting])').first(),
  },
  {
    what: 'Typing in the form',
    path: '/contact',
    width: 390,
    where: (page) => page.locator('form[data-state^=filling]').getByLabel('Full Name'),
    act: (field) => field.pressSequentially('A', { delay: PRESS }),
  },
  {
    what: 'Moving the carousel',
    path: '/',
    width: 1440,
    where: (page) =>
      page
        .locator('[aria-roledescription=carousel][data-laid-out]')
        .getByRole('button', { name: 'Next slide' }),
  },
];

interface Answered {
  what: string;
  /** ms from the first action on a page to the next paint: the median and the slowest. */
  usual: number;
  slowest: number;
}

/** ms from one action to its next paint; the browser reports none under 16 ms, which count as 0. */
async function visit(browser: Browser, url: string, interaction: Interaction, rate: number): Promise<number> {
  const { what, path, width, where, act = press } = interaction;
  const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 900 } });
  await page.addInitScript(WATCH);
  await page.addInitScript(() => {
    // With data saving on, no film plays and takes CPU time from the measurement.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(url + path);
  await page.locator('html[data-hydrated]').waitFor();
  const target = where(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate });
  await act(target);
  await page.waitForTimeout(REST);
  const [count, reported] = await page.evaluate<[number, number[]]>(
    '[performance.interactionCount, Object.values(longest)]',
  );
  if (count === 0) throw new Error(`${what}: the browser has counted no interaction.`);
  await page.close();
  return Math.max(0, ...reported);
}

/**
 * Response times of presses and keys on a slower machine.
 *
 * @param rate the CPU's slowdown, as a factor
 */
export async function measureInteractions(browser: Browser, url: string, rate: number): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < VISITS; round += 1) times.push(await visit(browser, url, interaction, rate));
    answered.push({ what: interaction.what, usual: median(times), slowest: Math.max(...times) });
  }
  return answered;
}

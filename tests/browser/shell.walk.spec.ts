import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { everyTransition } from '../../machines/transitions.ts';
import { follow, type World, walk } from '../support/walk.ts';
import { worlds } from '../worlds/index.ts';
import { expect, test } from './fixtures.ts';
import { recordWalked } from './walked.ts';

const SMALL = { width: 390, height: 800 };
const WIDE = { width: 1440, height: 800 };

interface Staging {
  viewport: { width: number; height: number };
  act: Record<string, (page: Page, event: AnyEventObject) => Promise<unknown>>;
  /** The element that shows the machine's state. */
  shows: (page: Page) => Locator;
  /** What else must be so in a state. */
  sees?: (page: Page, state: string) => Promise<unknown>;
}

const scrolled = {
  'page.scrolled': (page: Page, event: AnyEventObject) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), Number(event.y)),
};
const top = (page: Page) => page.getByRole('button', { name: 'Back to top', includeHidden: true });
const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us', includeHidden: true });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });

const stagings: Record<Exclude<MachineName, 'enquiry'>, Staging> = {
  menu: {
    viewport: SMALL,
    act: {
      'toggle.pressed': async (page) => {
        await page.setViewportSize(SMALL);
        await menu(page).click();
      },
      'link.followed': async (page) => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
        await expect(page).toHaveURL(/\/contact/);
      },
      'escape.pressed': (page) => page.keyboard.press('Escape'),
      'viewport.widened': (page) => page.setViewportSize(WIDE),
    },
    shows: (page) => page.getByRole('navigation', { name: 'Main' }),
    sees: async (page, state) => {
      const isOpen = state === 'open';
      const isSmall = page.viewportSize()?.width === SMALL.width;
      if (isSmall) await expect(menu(page)).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(page.locator('main')).toHaveJSProperty('inert', isOpen);
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' });
      await expect(link).toBeVisible({ visible: isOpen || !isSmall });
    },
  },
  headerScroll: { viewport: WIDE, act: scrolled, shows: (page) => page.getByRole('banner') },
  scrollToTop: {
    viewport: WIDE,
    act: {
      ...scrolled,
      // What it leads to, a scroll to the top, is a step of its own and is put off here.
      'button.pressed': async (page) => {
        await page.evaluate(() => {
          window.scrollTo = (options) => Object.assign(window, { asked: options });
        });
        await top(page).click();
        expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual({
          top: 0,
          behavior: 'smooth',
        });
      },
    },
    shows: top,
    sees: (page, state) => expect(top(page)).toBeVisible({ visible: state === 'active' }),
  },
  chatButton: {
    viewport: WIDE,
    act: scrolled,
    shows: chat,
    sees: (page, state) => expect(chat(page)).toBeVisible({ visible: state === 'shown' }),
  },
};

const scenes = new Map(
  await Promise.all(
    Object.keys(stagings).map(async (name) => {
      const { walks } = await walk<AnyStateMachine>(
        machines[name as MachineName],
        worlds[name as MachineName] as World<AnyStateMachine>,
      );
      return [name, walks] as const;
    }),
  ),
);

for (const [name, { viewport, act, shows, sees }] of Object.entries(stagings)) {
  test.describe(name, () => {
    const machine: AnyStateMachine = machines[name as MachineName];
    const walked = new Set<string>();
    test.describe.configure({ mode: 'serial' });
    test.use({ viewport });

    for (const scene of scenes.get(name) ?? []) {
      test(scene.name, async ({ page, site }) => {
        recordWalked(page, machine.id, walked);
        await page.goto(`${site.url}/?inspect=console`);
        await expect(shows(page)).toHaveAttribute('data-state', /./);
        // Alive once its actor has been told where the page stands.
        await page.waitForLoadState('networkidle');
        await follow(scene.path, {
          act: (event) => act[event.type]?.(page, event),
          wait: () => expect(false, 'no delays').toBe(true),
          settle: () => expect(false, 'no actors').toBe(true),
          expect: async ({ value }) => {
            await expect(shows(page)).toHaveAttribute('data-state', value);
            await sees?.(page, value);
          },
        });
      });
    }

    test('the browser walks every declared transition', () => {
      expect([...walked].sort()).toEqual(everyTransition(machine));
    });
  });
}

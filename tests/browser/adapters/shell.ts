import type { Page } from '@playwright/test';
import type { AnyRouter } from '@tanstack/react-router';
import type { MachineName } from '../../../machines/index.ts';
import { chat, SMALL, scrollTo, top } from '../dock.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { field, openForm, submitButton } from '../form.ts';
import { hydrated, visit } from '../hydrated.ts';

const WIDE = { width: 1440, height: 800 };

const open: BrowserAdapter<MachineName>['open'] = async (page) => {
  // A long page on which nothing else moves.
  await visit(page, '/blog/understanding-media-buying?inspect=console');
};
const scrolled = { 'page.scrolled': (page: Page, { y }: { y: number }) => scrollTo(page, y) };
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export const menu: BrowserAdapter<'menu'> = {
  part: 'header',
  screen: 'small',
  never: {
    on: 'wide',
    states: ['open'],
    because: 'the links fit into the header, and widening the window closes the sheet',
  },
  open: async (page) => {
    await visit(page, '/careers?inspect=console');
  },
  events: {
    'toggle.pressed': async (page) => {
      await page.setViewportSize(SMALL);
      await toggle(page).click();
    },
    'escape.pressed': (page) => page.keyboard.press('Escape'),
    'viewport.widened': (page) => page.setViewportSize(WIDE),
    'navigation.started': async (page) => {
      await mainNavigation(page).getByRole('link', { name: 'Contact' }).click();
      // Until the next page is rendered, which closes a menu opened in the meantime.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
    'navigation.cancelled': async (page) => {
      await mainNavigation(page).locator('[aria-current]').click();
      await expect(toggle(page)).toBeFocused();
    },
    // The router announces a page that was on its way before the menu was opened.
    'page.rendered': (page) =>
      page.evaluate(() => {
        const router = Reflect.get(window, '__TSR_ROUTER__') as AnyRouter;
        router.emit({ type: 'onBeforeRouteMount', pathChanged: true } as never);
      }),
  },
  element: mainNavigation,
  expectState: async (page, state) => {
    const isOpen = state === 'open';
    const isSmall = page.viewportSize()?.width === SMALL.width;
    const link = mainNavigation(page).getByRole('link', { name: 'Careers' });
    await expect(link).toBeVisible({ visible: isOpen || !isSmall });
  },
};

export const headerScroll: BrowserAdapter<'headerScroll'> = {
  part: 'header',
  open,
  events: scrolled,
  element: (page) => page.getByRole('banner'),
};

export const scrollToTop: BrowserAdapter<'scrollToTop'> = {
  part: 'aside',
  moves: true,
  open,
  events: {
    ...scrolled,
    // Its effect, the scroll to the top, is a step of its own.
    'button.pressed': async (page) => {
      await page.evaluate(() => {
        window.scrollTo = () => {};
      });
      await top(page).click();
    },
  },
  element: top,
  expectState: (page, state) => expect(top(page)).toBeVisible({ visible: state === 'active' }),
};

export const chatButton: BrowserAdapter<'chatButton'> = {
  part: 'aside',
  open,
  events: scrolled,
  element: chat,
  expectState: (page, state) => expect(chat(page)).toBeVisible({ visible: state === 'shown' }),
};

export const dock: BrowserAdapter<'dock'> = {
  part: 'aside',
  screen: 'small',
  open: async (page) => {
    await openForm(page, '/contact?inspect=console');
    await hydrated(page);
    await scrollTo(page, 500);
    await expect(chat(page)).toHaveAttribute('data-state', 'shown');
  },
  events: {
    'field.focused': (page) => field(page, 'email').focus(),
    'field.left': (page) => submitButton(page).focus(),
  },
  element: (page) => page.locator('aside'),
  expectState: async (page, state) => {
    await expect(top(page)).toBeVisible({ visible: state === 'present' });
    await expect(chat(page)).toBeVisible({ visible: state === 'present' });
  },
};

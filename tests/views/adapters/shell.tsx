import type { AnyRouter } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { COVERED } from '../../../src/shell/menu/Sheet.css.ts';
import { Shell } from '../../../src/shell/Shell.tsx';
import { above } from '../../../src/theme/breakpoints.ts';
import { stubAnimations } from '../animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { media, renderInSite, scrollPage } from '../site.tsx';

const open = async () => {
  stubAnimations();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(HTMLElement.prototype, 'focus');
  await renderInSite(
    <Shell>
      <h1>Here</h1>
      <input aria-label="One" />
      <textarea aria-label="Two" />
    </Shell>,
  );
  await screen.findByRole('banner');
  await screen.findByRole('link', { name: /^Chat with us/, hidden: true });
};

const scrolled = { 'page.scrolled': scrollPage };
/** The router, which TanStack exposes on the window, announces a page. */
const announce = (type: string, pathChanged = true) => {
  const router = Reflect.get(window, '__TSR_ROUTER__') as AnyRouter;
  act(() => void router.emit({ type, pathChanged } as never));
};
const isOpen = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');
const changesNothing = (happen: () => unknown) => {
  const before = isOpen();
  happen();
  expect(isOpen()).toBe(before);
};
const top = () => screen.getByRole('button', { name: 'Back to top', hidden: true });

/** jsdom has no `inert` of its own. */
const isCovered = (part = 'main') => Boolean(document.querySelector<HTMLElement>(part)?.inert);

/** The page is not inert before any further event, so that its heading can be focused. */
const uncovers = (act: () => unknown) => {
  act();
  expect(isCovered()).toBe(false);
};

export const menu: ViewAdapter<'menu'> = {
  open,
  events: {
    'toggle.pressed': () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })),
    'escape.pressed': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    'viewport.widened': () => {
      changesNothing(() => act(() => media.answer(above.laptop, false)));
      act(() => media.answer(above.laptop, true));
    },
    'navigation.started': () => uncovers(() => announce('onBeforeNavigate')),
    // The logo leads to the page that is shown.
    'navigation.cancelled': () => fireEvent.click(screen.getByRole('link', { name: 'The Agency Way' })),
    'page.rendered': () => {
      changesNothing(() => announce('onBeforeRouteMount', false));
      uncovers(() => announce('onBeforeRouteMount'));
    },
  },
  actions: {
    focusToggle: () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })),
    makePageInert: () => expect(isCovered()).toBe(true),
    makePageReachable: () => expect(isCovered()).toBe(false),
    // `uncovers` has checked it at once.
    makePageReachableNow: () => expect(isCovered()).toBe(false),
    // Checked in `menu.test.tsx`.
    bringInLinks: () => {},
  },
  element: () => screen.getByRole('navigation', { name: 'Main' }),
  expectState: (state) => {
    const isOpen = state === 'open';
    const toggle = screen.getByRole('button', { name: 'Menu' });
    expect(toggle.getAttribute('aria-expanded')).toBe(String(isOpen));
    const sheet = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(sheet?.querySelectorAll('a').length, 'it controls the links').toBeGreaterThan(5);
    const { menu: shown, wall } = screen.getByRole('banner').dataset;
    expect([shown, wall]).toEqual([state, isOpen ? 'raat' : 'chuna']);
    expect(document.documentElement.hasAttribute(COVERED)).toBe(isOpen);
    for (const part of ['main', 'footer', 'aside']) expect(isCovered(part), part).toBe(isOpen);
  },
};

export const headerScroll: ViewAdapter<'headerScroll'> = {
  open,
  events: scrolled,
  element: () => screen.getByRole('banner'),
};

export const scrollToTop: ViewAdapter<'scrollToTop'> = {
  open,
  events: {
    ...scrolled,
    'button.pressed': () => fireEvent.click(top()),
  },
  actions: {
    scrollToTop: () => {
      expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
      expect(document.activeElement?.id).toBe('main');
      expect(HTMLElement.prototype.focus).toHaveBeenLastCalledWith({ preventScroll: true });
    },
  },
  element: top,
};

export const chatButton: ViewAdapter<'chatButton'> = {
  open,
  events: scrolled,
  element: () => screen.getByRole('link', { name: /^Chat with us/, hidden: true }),
};

const shortcuts = () => screen.getByRole('complementary', { name: 'Shortcuts' });

export const dock: ViewAdapter<'dock'> = {
  open,
  events: {
    'field.focused': () => act(() => screen.getByLabelText('One').focus()),
    'field.left': () => act(() => screen.getByLabelText('One').blur()),
  },
  element: shortcuts,
};

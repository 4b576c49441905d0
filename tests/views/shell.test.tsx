import type { AnyRouter } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { Shell } from '../../src/shell/Shell.tsx';
import { above } from '../../src/theme/breakpoints.ts';
import { castInView, media, renderInSite, scrollPage } from './cast.tsx';

const open = async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  await renderInSite(
    <Shell>
      <h1>Here</h1>
      <input aria-label="One" />
      <textarea aria-label="Two" />
    </Shell>,
  );
  await screen.findByRole('banner');
  await screen.findByRole('link', { name: 'Chat with us', hidden: true });
};

const scrolled = { 'page.scrolled': (event: AnyEventObject) => scrollPage(event as never) };
/** The router, which it leaves on the window itself, announces a change of page. */
const announce = (type: string) =>
  act(
    () =>
      void (Reflect.get(window, '__TSR_ROUTER__') as AnyRouter).emit({ type, pathChanged: true } as never),
  );
const top = () => screen.getByRole('button', { name: 'Back to top', hidden: true });

export const menuDriver = await castInView('menu', {
  open,
  act: {
    'toggle.pressed': () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })),
    'link.followed': () => fireEvent.click(screen.getByRole('link', { name: 'The Agency Way' })),
    'escape.pressed': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    'viewport.widened': () => act(() => media.answer(above.laptop, true)),
    'navigation.started': () => announce('onBeforeNavigate'),
    'page.rendered': () => announce('onBeforeRouteMount'),
  },
  shows: () => screen.getByRole('navigation', { name: 'Main' }),
  sees: (state) => {
    const isOpen = state === 'open';
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe(String(isOpen));
    for (const part of ['main', 'footer', 'aside']) {
      expect(document.querySelector<HTMLElement>(part)?.inert, part).toBe(isOpen);
    }
  },
});

export const headerScrollDriver = await castInView('headerScroll', {
  open,
  act: scrolled,
  shows: () => screen.getByRole('banner'),
});

export const scrollToTopDriver = await castInView('scrollToTop', {
  open,
  act: {
    ...scrolled,
    'button.pressed': () => {
      fireEvent.click(top());
      expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    },
  },
  shows: top,
});

export const chatButtonDriver = await castInView('chatButton', {
  open,
  act: scrolled,
  shows: () => screen.getByRole('link', { name: 'Chat with us', hidden: true }),
});

const dock = () => screen.getByRole('complementary', { name: 'Shortcuts' });

export const dockDriver = await castInView('dock', {
  open,
  act: {
    'field.focused': () => act(() => screen.getByLabelText('One').focus()),
    'field.left': () => act(() => screen.getByLabelText('One').blur()),
  },
  shows: dock,
});

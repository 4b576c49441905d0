import type { AnyRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { expect, test, vi } from 'vitest';
import { MENU_SHEET } from '../../src/shell/menu/Sheet.css.ts';
import { Shell } from '../../src/shell/Shell.tsx';
import { above } from '../../src/theme/breakpoints.ts';
import { answerReduced, collectEvents, media, prerender, renderInSite, scrollPage } from './site.tsx';

const frame = (
  <Shell>
    <h1>Here</h1>
  </Shell>
);

test.each([
  ['/', 'Home'],
  ['/services/seo', 'Services'],
])('at %s the header marks %s as the current page', async (path, label) => {
  await renderInSite(frame, { path });
  const current = document.querySelectorAll('header [aria-current="page"]:not(:has(svg))');
  expect([...current].map(({ textContent }) => textContent)).toEqual([label]);
});

test.each([
  [{ wall: 'gendaWash' }, 'gendaWash'],
  [undefined, 'chuna'],
] as const)('a page with %o has the wall %s', async (meta, wall) => {
  await renderInSite(frame, meta && { meta });
  const [site, header] = ['#site', 'header'].map((part) => document.querySelector<HTMLElement>(part));
  expect([site?.dataset.wall, header?.dataset.wall, header?.dataset.hydrated]).toEqual([wall, wall, 'true']);
});

test('prerendered, the header is not hydrated', async () => {
  const header = (await prerender(frame)).querySelector('header');
  expect(header?.hasAttribute('data-hydrated')).toBe(false);
});

test('under reduced motion the way back to the top is a jump', async () => {
  setupIntersectionMocking(vi.fn);
  vi.stubGlobal('scrollTo', vi.fn());
  answerReduced(true);
  await renderInSite(frame);
  scrollPage({ y: 301 });
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  // The router scrolls, too.
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('an unmounted shell sends no events', async () => {
  const events = collectEvents();
  await renderInSite(frame);
  const router = Reflect.get(window, '__TSR_ROUTER__') as AnyRouter;
  const input = document.body.appendChild(document.createElement('input'));
  // A copy, which stays when the shell is gone.
  const sheet = document.body.appendChild(document.getElementById(MENU_SHEET)?.cloneNode(true) as Element);
  const happen = () => {
    events.length = 0;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    media.answer(above.laptop, true);
    // jsdom opens no programs.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(sheet.querySelector('[href^="tel:"]') as Element);
    act(() => {
      for (const type of ['onBeforeNavigate', 'onBeforeRouteMount'])
        router.emit({ type, pathChanged: true } as never);
      input.focus();
      input.blur();
    });
    return events;
  };
  expect(new Set(happen())).toEqual(
    new Set([
      'escape.pressed',
      'viewport.widened',
      'navigation.cancelled',
      'navigation.started',
      'page.rendered',
      'field.focused',
      'field.left',
    ]),
  );
  cleanup();
  expect(happen()).toEqual([]);
});

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { everyTransition, recordTransitions } from '../../machines/transitions.ts';
import { inspection } from '../../src/inspect.ts';
import { Shell } from '../../src/shell/Shell.tsx';
import { follow, type World, walk } from '../support/walk.ts';
import { worlds } from '../worlds/index.ts';

const wide = Object.assign(new EventTarget(), { matches: false });
const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();

beforeEach(() => {
  isSentinelSeen = true;
  setupIntersectionMocking(vi.fn);
  vi.stubGlobal('matchMedia', () => wide);
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  vi.unstubAllGlobals();
});

let isSentinelSeen = true;

/** The page is scrolled, and with it a sentinel crosses the viewport's edge. */
function scrollPage({ y, viewportHeight = 800 }: { y: number; viewportHeight?: number }) {
  vi.stubGlobal('scrollY', y);
  vi.stubGlobal('innerHeight', viewportHeight);
  isSentinelSeen = !isSentinelSeen;
  act(() => mockAllIsIntersecting(isSentinelSeen));
}

interface Staging {
  /** How the page or a visitor makes each event happen. */
  act: Record<string, (event: AnyEventObject) => unknown>;
  /** The element that shows the machine's state. */
  shows: () => HTMLElement;
  /** What else must be so in a state. */
  sees?: (state: string) => void;
}

const scrolled = { 'page.scrolled': (event: AnyEventObject) => scrollPage(event as never) };
const top = () => screen.getByRole('button', { name: 'Back to top', hidden: true });

const stagings: Record<Exclude<MachineName, 'enquiry'>, Staging> = {
  menu: {
    act: {
      'toggle.pressed': () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })),
      'link.followed': () => fireEvent.click(screen.getByRole('link', { name: 'The Agency Way' })),
      'escape.pressed': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      'viewport.widened': () =>
        act(() => void wide.dispatchEvent(Object.assign(new Event('change'), { matches: true }))),
    },
    shows: () => screen.getByRole('navigation', { name: 'Main' }),
    sees: (state) => {
      const isOpen = state === 'open';
      expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe(String(isOpen));
      for (const part of ['main', 'footer', 'aside']) {
        expect(document.querySelector<HTMLElement>(part)?.inert, part).toBe(isOpen);
      }
    },
  },
  headerScroll: { act: scrolled, shows: () => screen.getByRole('banner') },
  scrollToTop: {
    act: {
      ...scrolled,
      'button.pressed': () => {
        fireEvent.click(top());
        expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
      },
    },
    shows: top,
  },
  chatButton: {
    act: scrolled,
    shows: () => screen.getByRole('link', { name: 'Chat with us', hidden: true }),
  },
};

async function renderShell() {
  const root = createRootRoute({
    component: () => (
      <Shell>
        <Outlet />
      </Shell>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Here</h1> });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('banner');
  await screen.findByRole('link', { name: 'Chat with us', hidden: true });
}

describe.each(Object.entries(stagings))('%s', async (name, { act: perform, shows, sees }) => {
  const machine: AnyStateMachine = machines[name as MachineName];
  const world = worlds[name as MachineName] as World<AnyStateMachine>;
  const { walks } = await walk(machine, world);
  const recorder = recordTransitions(machine.id);

  test.each(walks.map((scene) => [scene.name, scene] as const))('%s', async (_, { path }) => {
    inspection.inspect = recorder.inspect;
    await renderShell();
    await follow(path, {
      act: (event) => perform[event.type]?.(event),
      wait: () => expect.unreachable('no delays'),
      settle: () => expect.unreachable('no actors'),
      expect: ({ value }) => {
        expect(shows().dataset.state).toBe(value);
        sees?.(value);
      },
    });
  });

  test('the view walks every declared transition', () => {
    expect([...recorder.walked].sort()).toEqual(everyTransition(machine));
  });
});

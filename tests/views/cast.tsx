import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, configure, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { everyTransition, recordTransitions } from '../../machines/transitions.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { inspection } from '../../src/inspect.ts';
import type { Driven } from '../support/driven.ts';
import { follow, type Walk, type World, walk } from '../support/walk.ts';
import { worlds } from '../worlds/index.ts';

/** How long a view may take to show what it should, ms: a busy machine is slow, not wrong. */
export const PATIENCE = 30_000;
configure({ asyncUtilTimeout: PATIENCE });

/** What is looked at in each state: an element, or whatever `sees` looks at, or both. */
type ViewLooks = { shows: Shows; sees?: Sees } | { shows?: undefined; sees: Sees };
/** The element that carries `data-state`: the state's path, as `pathOf` writes it. It is there in every state. */
type Shows = () => HTMLElement | null;
/** What else a visitor must see, or must not. */
type Sees = (state: string, snapshot: AnyMachineSnapshot) => unknown;

/** How one machine is played in a real view, jsdom for a browser. */
export type ViewStaging = ViewActs & ViewLooks;

interface ViewActs {
  /** Brings the view on stage, as the walk needs it. */
  open: (scene: Walk) => Promise<unknown> | unknown;
  /** How the page or a visitor makes each event happen; every event of the machine's world needs one. */
  act: Record<string, (event: AnyEventObject) => unknown>;
  /** Lets an invoked actor finish. */
  settle?: (event: AnyEventObject) => unknown;
}

/** A page's media queries, answered by the test: `media.answer('(prefers-reduced-motion: reduce)', true)`. */
export const media = {
  queries: new Map<string, EventTarget & { matches: boolean; media: string }>(),
  query(media: string) {
    const known = this.queries.get(media) ?? Object.assign(new EventTarget(), { matches: false, media });
    this.queries.set(media, known);
    return known;
  },
  answer(query: string, matches: boolean) {
    const target = Object.assign(this.query(query), { matches });
    act(() => void target.dispatchEvent(Object.assign(new Event('change'), { matches })));
  },
};

let isSentinelSeen = true;

/** The page is scrolled, and with it a sentinel crosses the viewport's edge. */
export function scrollPage({ y, viewportHeight = 800 }: { y: number; viewportHeight?: number }): void {
  vi.stubGlobal('scrollY', y);
  vi.stubGlobal('innerHeight', viewportHeight);
  isSentinelSeen = !isSentinelSeen;
  act(() => mockAllIsIntersecting(isSentinelSeen));
}

/** Shows or hides the tab. */
export function showTab(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Renders within a router, as every view of the site is. */
export async function renderInSite(ui: ReactNode): Promise<void> {
  const root = createRootRoute({ component: Outlet });
  const routes = ['/', '/contact', '/thankyou'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => (path === '/' ? ui : <h1>{path}</h1>) }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Asserts that a machine's view has taken every declared transition. Comes after the tests that take them. */
export function walksEveryTransition<TName extends MachineName>(
  name: TName,
  walked: ReadonlySet<string>,
): Driven<TName> {
  test('the view walks every declared transition', () => {
    expect([...walked].sort()).toEqual(everyTransition(machines[name]));
  });
  return { machine: name };
}

/** Plays every covering walk of a machine in its view, and asserts that every declared transition was taken. */
export async function castInView<TName extends MachineName>(
  name: TName,
  staging: ViewStaging,
): Promise<Driven<TName>> {
  const machine: AnyStateMachine = machines[name];
  const { walks } = await walk(machine, worlds[name as MachineName] as World<AnyStateMachine>);
  const recorder = recordTransitions(machine.id);

  describe(name, () => {
    beforeEach(() => {
      isSentinelSeen = true;
      media.queries.clear();
      setupIntersectionMocking(vi.fn);
      vi.stubGlobal('matchMedia', (query: string) => media.query(query));
      vi.useFakeTimers({ shouldAdvanceTime: true });
      inspection.inspect = recorder.inspect;
    });
    afterEach(() => {
      cleanup();
      document.body.replaceChildren();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    test.each(walks.map((scene) => [scene.name, scene] as const))('%s', async (_, scene) => {
      await staging.open(scene);
      await follow(scene.path, {
        act: (event) => {
          const perform = staging.act[event.type];
          if (!perform) throw new Error(`Nobody makes '${event.type}' happen.`);
          return perform(event);
        },
        wait: (ms) => act(() => vi.advanceTimersByTimeAsync(ms)),
        settle: (event) => act(async () => staging.settle?.(event)),
        expect: async (snapshot) => {
          const state = pathOf(snapshot.value);
          // An effect of React's may be told a little after its render; all of it is looked at until it is there.
          await vi.waitFor(async () => {
            if (staging.shows) expect(staging.shows(), 'the element').toHaveProperty('dataset.state', state);
            await staging.sees?.(state, snapshot);
          }, PATIENCE);
        },
      });
    });

    walksEveryTransition(name, recorder.walked);
  });
  return { machine: name };
}

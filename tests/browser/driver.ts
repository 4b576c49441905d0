import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { everyTransition } from '../../machines/transitions.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { modelInputs } from '../modelInputs/index.ts';
import type { Driven } from '../support/driven.ts';
import { follow, type ModelInputs, type PlannedPath, plan } from '../support/plan.ts';
import { type Looked, lookAtEveryState, SCREENS, type Screen } from './everyState.ts';
import { expect, type Site, test } from './fixtures.ts';
import { recordWalked } from './walked.ts';

/** What is looked at in each state: an element, or whatever `sees` looks at, or both. */
type BrowserLooks = { shows: Shows; sees?: Sees } | { shows?: undefined; sees: Sees };
/** The element that carries `data-state`: the state's path, as `pathOf` writes it. It is there in every state. */
type Shows = (page: Page) => Locator;
/** What else a visitor must see, or must not. */
type Sees = (page: Page, state: string, snapshot: AnyMachineSnapshot) => Promise<unknown>;

/** How one machine is driven on the built site in a real browser. */
export type BrowserAdapter = BrowserActs & BrowserLooks;

interface BrowserActs extends Looked {
  /** The screen on which every walk is played; on the other one, those that come through every state. */
  screen?: Screen;
  /** Whether motion is what is walked; elsewhere film and strips stand still, and take nothing from the walk. */
  moves?: true;
  /** Console errors and warnings that the walks bring about on purpose. */
  expectedConsole?: RegExp;
  /** Opens the page, with `?inspect=console`, as the path needs it, and waits until the view is hydrated. */
  open: (page: Page, sites: { site: Site; assistedSite: Site }, path: PlannedPath) => Promise<unknown>;
  /** How the page or a visitor makes each event happen; every event of the machine needs one. */
  events: Record<string, (page: Page, event: AnyEventObject) => Promise<unknown>>;
  /** Lets an invoked actor finish. */
  settle?: (page: Page, event: AnyEventObject) => Promise<unknown>;
  /** Lets time pass, ms; install `page.clock` in `open` for it. */
  wait?: (page: Page, ms: number) => Promise<unknown>;
}

/** Asserts that the browser has taken a machine's every declared transition. Comes after the tests that take them. */
export function walksEveryTransition<TName extends MachineName>(
  name: TName,
  walked: ReadonlySet<string>,
): Driven<TName> {
  test('the browser walks every declared transition', () => {
    expect([...walked].sort()).toEqual(everyTransition(machines[name]));
  });
  return { machine: name };
}

/**
 * Drives the built site along every planned path of a machine, and asserts that every declared transition was taken; then what
 * comes through its every state on the other screen. Axe looks at each state on both.
 */
export async function driveBrowser<TName extends MachineName>(
  name: TName,
  adapter: BrowserAdapter,
): Promise<Driven<TName>> {
  const machine: AnyStateMachine = machines[name];
  const inputs = modelInputs[name as MachineName] as unknown as ModelInputs<AnyStateMachine>;
  const { paths } = await plan(machine, inputs);
  const walked = new Set<string>();
  const states = lookAtEveryState(paths, adapter);
  const { screen = 'wide' } = adapter;
  const other = screen === 'wide' ? 'small' : 'wide';

  const play = (path: PlannedPath) =>
    test(path.name, async ({ page, site, assistedSite }) => {
      recordWalked(page, machine.id, walked);
      await adapter.open(page, { site, assistedSite }, path);
      await follow(path, {
        step: test.step,
        act: (event) => {
          const perform = adapter.events[event.type];
          if (!perform) throw new Error(`Nobody makes '${event.type}' happen.`);
          return perform(page, event);
        },
        wait: (ms) => (adapter.wait ?? ((playing, time) => playing.clock.runFor(time)))(page, ms),
        settle: (event) => adapter.settle?.(page, event),
        expect: async ({ state: snapshot }) => {
          const state = pathOf(snapshot.value);
          if (adapter.shows) await expect(adapter.shows(page)).toHaveAttribute('data-state', state);
          await adapter.sees?.(page, state, snapshot);
          await states.look(page, state);
        },
      });
    });

  test.describe(name, () => {
    // Dozens of steps a test, which a busy machine takes slowly.
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    test.use({
      viewport: { width: SCREENS[screen], height: 800 },
      expectedConsole: adapter.expectedConsole ?? null,
      contextOptions: adapter.moves ? {} : { reducedMotion: 'reduce' },
    });
    for (const path of paths) play(path);

    walksEveryTransition(name, walked);

    test.describe(`at ${SCREENS[other]} px`, () => {
      test.use({ viewport: { width: SCREENS[other], height: 800 } });
      for (const path of states.pathsThroughStates(other)) play(path);
    });

    test('axe finds nothing in any state, on either screen', () => states.expectAll());
  });
  return { machine: name };
}

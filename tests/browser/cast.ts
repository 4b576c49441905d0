import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { everyTransition } from '../../machines/transitions.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import type { Driven } from '../support/driven.ts';
import { follow, tour, type Walk, type World } from '../support/walk.ts';
import { worlds } from '../worlds/index.ts';
import { type Looked, lookAtEveryState, SCREENS, type Screen } from './everyState.ts';
import { expect, type Site, test } from './fixtures.ts';
import { recordWalked } from './walked.ts';

/** What is looked at in each state: an element, or whatever `sees` looks at, or both. */
type BrowserLooks = { shows: Shows; sees?: Sees } | { shows?: undefined; sees: Sees };
/** The element that carries `data-state`: the state's path, as `pathOf` writes it. It is there in every state. */
type Shows = (page: Page) => Locator;
/** What else a visitor must see, or must not. */
type Sees = (page: Page, state: string, snapshot: AnyMachineSnapshot) => Promise<unknown>;

/** How one machine is played on the built site in a real browser. */
export type BrowserStaging = BrowserActs & BrowserLooks;

interface BrowserActs extends Looked {
  /** The screen on which every walk is played; on the other one, those that come through every state. */
  screen?: Screen;
  /** Whether motion is what is walked; elsewhere film and strips stand still, and take nothing from the walk. */
  moves?: true;
  /** Console errors and warnings that the walks bring about on purpose. */
  expectedConsole?: RegExp;
  /** Opens the page, with `?inspect=console`, as the walk needs it, and waits until the view is alive. */
  open: (page: Page, sites: { site: Site; assistedSite: Site }, scene: Walk) => Promise<unknown>;
  /** How the page or a visitor makes each event happen; every event of the machine's world needs one. */
  act: Record<string, (page: Page, event: AnyEventObject) => Promise<unknown>>;
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
 * Plays the covering tours of a machine in the browser, and asserts that every declared transition was taken; then what
 * comes through its every state on the other screen. Axe looks at each state on both.
 */
export async function castInBrowser<TName extends MachineName>(
  name: TName,
  staging: BrowserStaging,
): Promise<Driven<TName>> {
  const machine: AnyStateMachine = machines[name];
  const walks = await tour(machine, worlds[name as MachineName] as World<AnyStateMachine>);
  const walked = new Set<string>();
  const states = lookAtEveryState(walks, staging);
  const { screen = 'wide' } = staging;
  const other = screen === 'wide' ? 'small' : 'wide';

  const play = (scene: Walk) =>
    test(scene.name, async ({ page, site, assistedSite }) => {
      recordWalked(page, machine.id, walked);
      await staging.open(page, { site, assistedSite }, scene);
      await follow(scene.path, {
        step: test.step,
        act: (event) => {
          const perform = staging.act[event.type];
          if (!perform) throw new Error(`Nobody makes '${event.type}' happen.`);
          return perform(page, event);
        },
        wait: (ms) => (staging.wait ?? ((playing, time) => playing.clock.runFor(time)))(page, ms),
        settle: (event) => staging.settle?.(page, event),
        expect: async (snapshot) => {
          const state = pathOf(snapshot.value);
          if (staging.shows) await expect(staging.shows(page)).toHaveAttribute('data-state', state);
          await staging.sees?.(page, state, snapshot);
          await states.look(page, state);
        },
      });
    });

  test.describe(name, () => {
    // Dozens of steps a test, which a busy machine takes slowly.
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    test.use({
      viewport: { width: SCREENS[screen], height: 800 },
      expectedConsole: staging.expectedConsole ?? null,
      contextOptions: staging.moves ? {} : { reducedMotion: 'reduce' },
    });
    for (const scene of walks) play(scene);

    walksEveryTransition(name, walked);

    test.describe(`at ${SCREENS[other]} px`, () => {
      test.use({ viewport: { width: SCREENS[other], height: 800 } });
      for (const scene of states.walksThroughStates(other)) play(scene);
    });

    test('axe finds nothing in any state, on either screen', () => states.expectAll());
  });
  return { machine: name };
}

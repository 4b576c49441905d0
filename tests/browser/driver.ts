import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { modelInputs } from '../modelInputs/index.ts';
import type { ModelInputs } from '../support/modelGraph.ts';
import { plan } from '../support/plan.ts';
import { follow, type PlannedPath, type Settlement } from '../support/plannedPath.ts';
import { everyTransition } from '../support/recorders.ts';
import { type CheckOptions, checkEveryState, SCREENS, type Screen } from './everyState.ts';
import { type Engine, expect, type Site, test } from './fixtures.ts';

/** The checks of each state: an element with `data-state`, the assertions of `expectState`, or both. */
type BrowserChecks = { element: Find; expectState?: Check } | { element?: undefined; expectState: Check };
/** The element that carries `data-state`: the state's path, as `pathOf` writes it. It exists in every state. */
type Find = (page: Page) => Locator;
/** Further assertions on the page in a state. */
type Check = (page: Page, state: string, snapshot: AnyMachineSnapshot) => Promise<unknown>;

type EventOf<TName extends MachineName> = EventFrom<(typeof machines)[TName]>;

/** Drives one machine on the built site in a real browser. */
export type BrowserAdapter<TName extends MachineName> = BrowserActs<TName> & BrowserChecks;

/** The reason that axe, and the walks for it, run in one engine. */
const AXE_READS_DOCUMENTS = 'axe reads the document, which is the same in every engine';

interface BrowserActs<TName extends MachineName> extends CheckOptions {
  /** The screen of every walk; axe checks each state on the other one too. */
  screen?: Screen;
  /** True when the walk needs motion; otherwise it is reduced, so that film and strips take no CPU time. */
  moves?: true;
  /** False lets the film load; by default the browser saves data and shows the poster. */
  savesData?: false;
  /** Console errors and warnings that the walks cause on purpose. */
  expectedConsole?: RegExp;
  /** Engines that cannot make every event happen, with the reason. */
  unable?: Partial<Record<Engine, string>>;
  /** Opens the page, with `?inspect=console`, as the path needs it, and waits until the view is hydrated. */
  open: (page: Page, path: PlannedPath, assistedSite: Site) => Promise<unknown>;
  /** Makes each event happen, as a visitor or the page does; every event of the machine needs one. */
  events: {
    [TType in EventOf<TName>['type']]: (
      page: Page,
      event: Extract<EventOf<TName>, { type: TType }>,
    ) => Promise<unknown>;
  };
  /** Lets an invoked actor finish. */
  settle?: (page: Page, settlement: Settlement) => Promise<unknown>;
  /** Lets time pass, ms; install `page.clock` in `open` for it. */
  wait?: (page: Page, ms: number) => Promise<unknown>;
}

/** Collects the messages about one machine that a page opened with `?inspect=console` prints. */
function recordInspected(page: Page, machineId: string, walked: Set<string>, executed: string[]) {
  page.on('console', (message) => {
    const [, what, of, rest] = /^(transition|action) ([^ .:]+)(.*)$/.exec(message.text()) ?? [];
    if (of !== machineId) return;
    if (what === 'transition') walked.add(of + rest);
    else executed.push(String(rest).replace(/^: /, ''));
  });
}

/**
 * Drives the built site along every planned path of a machine, and asserts that every declared transition was taken.
 * Axe checks each state on both screens.
 */
export function driveBrowser(name: MachineName, adapter: BrowserAdapter<MachineName>): void {
  const events = adapter.events as Record<string, (page: Page, event: AnyEventObject) => Promise<unknown>>;
  const machine: AnyStateMachine = machines[name];
  const inputs = modelInputs[name] as unknown as ModelInputs<AnyStateMachine>;
  const paths = plan(machine, inputs);
  const walked = new Set<string>();
  const states = checkEveryState(paths, adapter);
  const { screen = 'wide' } = adapter;

  const play = (path: PlannedPath) =>
    test(path.name, async ({ page, assistedSite, engine }) => {
      const executed: string[] = [];
      recordInspected(page, machine.id, walked, executed);
      await adapter.open(page, path, assistedSite);
      await follow(path, {
        step: test.step,
        act: (event) => {
          const perform = events[event.type];
          if (!perform) throw new Error(`The adapter has no event '${event.type}'.`);
          return perform(page, event);
        },
        wait: (ms) => (adapter.wait ?? ((playing, time) => playing.clock.runFor(time)))(page, ms),
        settle: (settlement) => adapter.settle?.(page, settlement),
        expect: async ({ state: snapshot, actions }) => {
          const state = pathOf(snapshot.value);
          const expectState = async () => {
            if (adapter.element) await expect(adapter.element(page)).toHaveAttribute('data-state', state);
            await adapter.expectState?.(page, state, snapshot);
          };
          await expectState();
          await expect
            .poll(() => executed, 'the actions')
            .toEqual(expect.arrayContaining(actions.map(({ type }) => type)));
          executed.length = 0;
          if (engine === 'chromium') await states.check(page, state, expectState);
        },
      });
    });

  test.describe(name, () => {
    // Dozens of steps a test, which a busy machine takes slowly.
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    test.use({
      viewport: { width: SCREENS[screen], height: 800 },
      expectedConsole: adapter.expectedConsole ?? null,
      savesData: adapter.savesData ?? true,
      contextOptions: adapter.moves ? {} : { reducedMotion: 'reduce' },
    });
    for (const [unable, why = ''] of Object.entries(adapter.unable ?? {}))
      test.skip(({ engine }) => engine === unable, `${name}: ${why}`);
    for (const path of paths) play(path);

    test('the browser walks every declared transition', () => {
      expect([...walked].sort()).toEqual(everyTransition(machine));
    });

    test('axe finds nothing in any state, on either screen', ({ engine }) => {
      test.skip(engine !== 'chromium', AXE_READS_DOCUMENTS);
      states.expectAll();
    });
  });
}

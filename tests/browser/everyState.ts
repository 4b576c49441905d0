import { expect, type Page } from '@playwright/test';
import { pathOf } from '../../src/actors/statePath.ts';
import { fewest, type PlannedPath } from '../support/plan.ts';
import { seesNoFinding } from './axe.ts';

/** The widths at which axe checks every state, px. */
export const SCREENS = { wide: 1440, small: 390 } as const;
export type Screen = keyof typeof SCREENS;

export interface Looked {
  /** Selector of the parts that the states change; `everyPage.spec.ts` checks the rest. Open dialogs are included. */
  part?: string;
  /** True when the page's clock is paused: axe needs it, so it is advanced by single milliseconds. */
  stopsClock?: true;
  /** States that a screen does not have, with the reason. */
  never?: { on: Screen; states: readonly string[]; because: string };
}

/** The path without the steps from that one on. */
const until = (path: PlannedPath, end: number): PlannedPath => ({ ...path, steps: path.steps.slice(0, end) });

const statesOf = ({ steps }: PlannedPath) => new Set(steps.map(({ state }) => pathOf(state.value)));

/** Runs axe in each state of a machine, once on each screen. */
export function lookAtEveryState(paths: readonly PlannedPath[], { part, stopsClock, never }: Looked) {
  const seen = new Set<string>();
  const statesOn = (screen: Screen) =>
    [...new Set(paths.flatMap((path) => [...statesOf(path)]))].filter(
      (state) => screen !== never?.on || !never.states.includes(state),
    );

  return {
    /** The fewest paths through all states of a screen; each ends with its last new state. */
    pathsThroughStates(screen: Screen): PlannedPath[] {
      const possible = statesOn(screen);
      const walkable = paths.map((path) => {
        const end = path.steps.findIndex(({ state }) => !possible.includes(pathOf(state.value)));
        return end < 0 ? path : until(path, end);
      });
      const met = new Set<string>();
      return fewest(walkable, statesOf).map((path) => {
        const states = path.steps.map(({ state }) => pathOf(state.value));
        const end = states.findLastIndex(
          (state, index) => !met.has(state) && states.indexOf(state) === index,
        );
        for (const state of states) met.add(state);
        return until(path, end + 1);
      });
    },

    async look(page: Page, state: string): Promise<void> {
      const width = page.viewportSize()?.width;
      const key = `${state} at ${width} px`;
      if (seen.has(key)) return;
      seen.add(key);
      const dialogs = (await page.locator('dialog[open]').count()) > 0 ? ['dialog[open]'] : [];
      const include = part && (await page.locator(part).count()) > 0 ? [part, ...dialogs] : [];
      const looking = { isOver: false };
      const finding = seesNoFinding(page, { include, about: `axe in ${key}` }).finally(() => {
        looking.isOver = true;
      });
      while (stopsClock && !looking.isOver) {
        // Each tick waits for axe's own work to end, so only a few milliseconds pass.
        await page.clock.runFor(1);
      }
      await finding;
    },

    /** Asserts that no state was left out on any screen. */
    expectAll(): void {
      const all = (Object.keys(SCREENS) as Screen[]).flatMap((screen) =>
        statesOn(screen).map((state) => `${state} at ${SCREENS[screen]} px`),
      );
      expect([...seen].sort()).toEqual(expect.arrayContaining(all.sort()));
    },
  };
}

import { expect, type Page } from '@playwright/test';
import { pathOf } from '../../src/actors/statePath.ts';
import type { PlannedPath } from '../support/plannedPath.ts';
import { expectNoAxeViolations } from './axe.ts';

/** The widths at which axe checks every state, px. */
export const SCREENS = { wide: 1440, small: 390 } as const;
export type Screen = keyof typeof SCREENS;

export interface CheckOptions {
  /** Selector of the parts that the states change; `everyPage.spec.ts` checks the rest. Open dialogs are included. */
  part?: string;
  /** The regions whose states change the markup: all by default; none where the states of a machine look alike to axe. */
  regions?: readonly string[];
  /** States (or parts of a state path) that are not checked on a screen, or on any, with the reason. */
  never?: { on?: Screen; states: readonly string[]; because: string };
}

/** Gives the window a width, px; where it differs, returns a function that restores it and the scroll position. */
async function resize(page: Page, width: number): Promise<(() => Promise<void>) | undefined> {
  const before = page.viewportSize();
  if (!before || before.width === width) return undefined;
  const top = await page.evaluate(() => window.scrollY);
  await page.setViewportSize({ ...before, width });
  return async () => {
    await page.setViewportSize(before);
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  };
}

/** Runs axe in each state of a machine, once on each screen. */
export function checkEveryState(paths: readonly PlannedPath[], { part, regions, never }: CheckOptions) {
  const seen = new Set<string>();
  const keyOf = (screen: Screen, state: string) => {
    const parts = state
      .split(' ')
      .filter((part) => regions?.some((region) => part.startsWith(`${region}.`)) ?? true);
    return `${parts.join(' ')} at ${SCREENS[screen]} px`;
  };
  const isOn = (screen: Screen, state: string) =>
    // Nothing hovers over a small screen, and a resized window moves its parts away from the pointer.
    !(screen === 'small' && state.includes('pointer.over')) &&
    !((never?.on ?? screen) === screen && never?.states.some((part) => state.includes(part)));

  return {
    /** Runs axe on the screen of the walk, and on the other one, where `expectState` asserts the same state. */
    async check(page: Page, state: string, expectState: () => Promise<unknown>): Promise<void> {
      for (const screen of Object.keys(SCREENS) as Screen[]) {
        const key = keyOf(screen, state);
        if (seen.has(key) || !isOn(screen, state)) continue;
        seen.add(key);
        const restore = await resize(page, SCREENS[screen]);
        if (restore) await expectState();
        const include = part ? [part, 'dialog[open]'] : [];
        await expectNoAxeViolations(page, { include, about: `axe in ${key}` });
        await restore?.();
      }
    },

    /** Asserts that no state was left out on any screen. */
    expectAll(): void {
      const states = paths.flatMap(({ steps }) => steps.map(({ state }) => pathOf(state.value)));
      const all = (Object.keys(SCREENS) as Screen[]).flatMap((screen) =>
        states.filter((state) => isOn(screen, state)).map((state) => keyOf(screen, state)),
      );
      expect([...seen].sort()).toEqual([...new Set(all)].sort());
    },
  };
}

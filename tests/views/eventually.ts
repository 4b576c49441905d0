import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { TIMEOUT_MS } from './site.tsx';

// Saved before a test replaces them.
const realTimeout = globalThis.setTimeout;
const realNow = performance.now.bind(performance);
/** One frame of the page, ms. */
const FRAME = 16;
/** Frames that a view may take after an action; shorter than the shortest delay of any machine. */
const FRAMES = 10;

/**
 * Repeats assertions until they pass: React's effects and lazy scripts follow the state a little later.
 *
 * @param look throws until the view is as it should be
 * @param executed counts the actions; after another one the view may take its frames again, because on a busy machine
 * the router is slower than they are
 */
export async function eventually(look: () => Promise<void>, executed: () => number): Promise<void> {
  const start = realNow();
  let frames = 0;
  let count = executed();
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (realNow() - start > TIMEOUT_MS) throw error;
    }
    if (executed() !== count) frames = 0;
    count = executed();
    const hasFrame = frames < FRAMES;
    frames += 1;
    await act(() => vi.advanceTimersByTimeAsync(hasFrame ? FRAME : 0));
    await new Promise((resolve) => realTimeout(resolve, hasFrame ? 0 : 20));
  }
}

import { loadChunk } from './chunk.ts';

/** The first wait before a script that did not arrive is asked for again, ms; it doubles each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** Waits `ms`, or until the browser is online again. */
const patience = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/** Loads a script as `loadChunk` does, and asks again until it arrives. */
export async function persistently<TModule>(name: string, load: () => Promise<TModule>): Promise<TModule> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await loadChunk(name, load);
    } catch (error) {
      // On the server a missing part is a broken build.
      if (typeof window === 'undefined') throw error;
      console.error(error);
      await patience(wait);
    }
  }
}

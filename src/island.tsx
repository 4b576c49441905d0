import { type ComponentType, lazy, Suspense, useEffect, useId, useLayoutEffect } from 'react';
import { loadChunk } from './actors/chunk.ts';
import { nextTask } from './nextTask.ts';

/** The first wait before a script that did not arrive is asked for again, ms; it doubles each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** Waits `ms`, or until the browser is online again. */
const patience = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done, { once: true });
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });

async function persistently<TModule>(name: string, load: () => Promise<TModule>): Promise<TModule> {
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

/** Ends with the last of the turns that have been asked for. */
let lastTurn: Promise<unknown> = Promise.resolve();

/** Features that arrive together are hydrated one after the other, so that a tap in between is heard. */
function turn(): Promise<unknown> {
  lastTurn = lastTurn.then(nextTask);
  return lastTurn;
}

/** Islands on the page that are not hydrated yet, by id. */
const waiting = new Set<string>();

/** Keeps `<html data-hydrated>` true to its name: set while no island of the page waits for its script. */
function showHydration(): void {
  document.documentElement.toggleAttribute('data-hydrated', waiting.size === 0);
}

/**
 * A feature that is prerendered with its page and hydrated when its script arrives. Until then its markup stays as it
 * was written: readable, its links and fields usable, and what is typed there kept. A script that does not arrive is
 * asked for again, because the page is worth more with a still feature than with an error in its place.
 *
 * @param name what an error calls it
 * @param load the dynamic import of its component
 */
export function island<TProps extends object>(name: string, load: () => Promise<ComponentType<TProps>>) {
  const Hydrated = lazy(async () => {
    const Feature = await persistently(name, load);
    await turn();
    const Hydrated = ({ id, props }: { id: string; props: TProps }) => {
      // After the effects of the feature itself.
      useEffect(() => {
        waiting.delete(id);
        showHydration();
      }, [id]);
      return <Feature {...props} />;
    };
    return { default: Hydrated };
  });
  return function Island(props: TProps) {
    const id = useId();
    useLayoutEffect(() => {
      waiting.add(id);
      showHydration();
      return () => {
        waiting.delete(id);
        showHydration();
      };
    }, [id]);
    return (
      <Suspense fallback={null}>
        <Hydrated id={id} props={props} />
      </Suspense>
    );
  };
}

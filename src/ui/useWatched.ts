import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../actors/chunk.ts';

/**
 * Starts a machine that watches an element.
 *
 * @param show called with the machine's state
 * @returns a function that ends it
 */
export type Watch = (element: Element, show: (state: string) => void) => () => void;

/**
 * Waits until a machine is needed.
 *
 * @param signal aborted when the component unmounts
 * @returns a promise that resolves then; it may stay pending
 */
export type Wanted = (element: Element, signal: AbortSignal) => Promise<void>;

const atOnce: Wanted = () => Promise.resolve();

/**
 * An element, and the state of the machine that watches it. The machine is ornament, so its script loads after the
 * page; until then, and if that fails, there is no state and the element stays as it is.
 *
 * @param name the script's name in errors
 * @param load the dynamic import of its binding; the same function at every call
 * @param wanted delays the load, which otherwise starts at once; the same function at every call
 */
export function useWatched<TElement extends Element>(
  name: string,
  load: () => Promise<{ watch: Watch }>,
  wanted = atOnce,
) {
  const element = useRef<TElement>(null);
  const [state, setState] = useState<string>();

  useEffect(() => {
    if (element.current === null) return;
    const watched = element.current;
    const ending = new AbortController();
    const { signal } = ending;
    let end = () => {};
    wanted(watched, signal)
      .then(() => loadChunk(name, load))
      .then(
        ({ watch }) => {
          if (!signal.aborted) end = watch(watched, setState);
        },
        () => {},
      );
    return () => {
      ending.abort();
      end();
    };
  }, [name, load, wanted]);

  return [element, state] as const;
}

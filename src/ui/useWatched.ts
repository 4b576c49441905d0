import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../actors/chunk.ts';

/**
 * Has a machine of its own watch an element.
 *
 * @param show told the machine's state whenever it changes, but not before it knows where the element is
 * @returns what ends it
 */
export type Watch = (element: Element, show: (state: string) => void) => () => void;

/**
 * Tells when a machine is wanted.
 *
 * @param signal tells that nobody waits for it any more
 * @returns what resolves then; where it is never wanted, it need not
 */
export type Wanted = (element: Element, signal: AbortSignal) => Promise<void>;

const atOnce: Wanted = () => Promise.resolve();

/**
 * An element, and the state of the machine that watches it. The machine is ornament, so its script arrives after the
 * page; until then, and if it never does, there is no state and the element simply stands there.
 *
 * @param name what an error calls the script
 * @param load the dynamic import of its binding; the same function at every call
 * @param wanted when to ask for it, at once unless given; the same function at every call
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

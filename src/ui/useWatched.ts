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
 * An element, and the state of the machine that watches it. The machine is ornament, so its script arrives after the
 * page; until then, and if it never does, there is no state and the element simply stands there.
 *
 * @param name what an error calls the script
 * @param load the dynamic import of its binding; the same function at every call
 */
export function useWatched<TElement extends Element>(name: string, load: () => Promise<{ watch: Watch }>) {
  const element = useRef<TElement>(null);
  const [state, setState] = useState<string>();

  useEffect(() => {
    let isGone = false;
    let end = () => {
      isGone = true;
    };
    loadChunk(name, load).then(
      ({ watch }) => {
        if (!isGone && element.current) end = watch(element.current, setState);
      },
      () => {},
    );
    return () => end();
  }, [name, load]);

  return [element, state] as const;
}

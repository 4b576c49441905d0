import { type ComponentType, lazy, Suspense, useEffect, useId, useLayoutEffect, useState } from 'react';
import { loadChunkWithRetries } from '../actors/chunk.ts';
import { setWaiting } from '../actors/hydration.ts';
import { type IslandScript, preloadedScript } from '../actors/islandScripts.ts';
import { nextTask } from '../actors/nextTask.ts';

/** Islands that arrive together hydrate one per task, so that a tap in between is handled. */
let previousHydration: Promise<unknown> = Promise.resolve();

/** Marks its island as hydrated on mount. */
function HydrationMarker({ id }: { id: string }) {
  useEffect(() => setWaiting(id, false), [id]);
  return null;
}

/**
 * A feature that is prerendered with its page and hydrated when its script arrives. Until then its markup is readable,
 * its links and fields work, and typed text is kept. A failed script is requested again: a page with a static feature
 * is better than an error page.
 *
 * @param componentOf gets its component from the script
 */
export function island<TScript, TProps extends object>(
  source: IslandScript<TScript>,
  componentOf: (script: TScript) => ComponentType<TProps>,
) {
  const Feature = lazy(async () => {
    const script = await loadChunkWithRetries(source.file, source.load);
    previousHydration = previousHydration.then(nextTask);
    await previousHydration;
    return { default: componentOf(script) };
  });
  function LazyIsland(props: TProps) {
    const id = useId();
    useLayoutEffect(() => {
      setWaiting(id, true);
      return () => setWaiting(id, false);
    }, [id]);
    return (
      <Suspense fallback={null}>
        <Feature {...props} />
        <HydrationMarker id={id} />
      </Suspense>
    );
  }
  return function Island(props: TProps) {
    // Decided on the first render: an island rendered without its script keeps its `<Suspense>`.
    const [script] = useState(() => preloadedScript(source));
    const View = script ? componentOf(script) : LazyIsland;
    return <View {...props} />;
  };
}

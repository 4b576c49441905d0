import { tryChunk } from './chunk.ts';
import { isHydrated } from './hydration.ts';

/** A script with the components of one or more islands. */
export interface IslandScript<TScript> {
  /** Its module, relative to `src`; error messages name it. */
  file: string;
  /** The dynamic import of that module. */
  load: () => Promise<TScript>;
}

const loaded = new Map<IslandScript<unknown>, unknown>();

/** A script that `preloadIslandScripts` has loaded; undefined before that. */
export const preloadedScript = <TScript>(script: IslandScript<TScript>): TScript | undefined =>
  loaded.get(script) as TScript | undefined;

/**
 * Loads island scripts before a client-side navigation, so that the next page renders its islands at once. Failed
 * scripts are skipped. Scripts that arrive before the first page is hydrated are not recorded: its islands must
 * render as on the server.
 */
export async function preloadIslandScripts(scripts: readonly IslandScript<unknown>[]): Promise<void> {
  await Promise.all(
    scripts.map(async (script) => {
      if (loaded.has(script)) return;
      const module = await tryChunk(script.file, script.load);
      if (module !== undefined && isHydrated()) loaded.set(script, module);
    }),
  );
}

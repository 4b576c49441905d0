import { tryChunk } from './chunk.ts';

/** A script with the components of one or more islands. */
export interface IslandScript<TScript> {
  /** Its module, relative to `src`; error messages name it. */
  file: string;
  /** The dynamic import of that module. */
  load: () => Promise<TScript>;
}

/** The scripts that `loadIslands` has loaded. */
const loaded = new Map<IslandScript<unknown>, unknown>();

export const loadedScript = <TScript>(script: IslandScript<TScript>): TScript | undefined =>
  loaded.get(script) as TScript | undefined;

/** Loads the scripts of islands, so that a page that a link opens shows them at once. A script that fails is left out. */
export async function loadIslands(scripts: readonly IslandScript<unknown>[]): Promise<void> {
  await Promise.all(
    scripts.map(async (script) => {
      const module = await tryChunk(script.file, script.load);
      if (module !== undefined) loaded.set(script, module);
    }),
  );
}

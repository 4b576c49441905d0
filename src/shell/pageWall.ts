import { useMatches } from '@tanstack/react-router';
import type { PageMeta } from '../content/pages.ts';
import type { DayWall, WallName } from '../theme/walls.ts';

/** A page also says which wall it begins with: the header lies on that one. Night is home's (SPECIFICATION 2). */
export interface WalledMeta extends PageMeta {
  wall: DayWall | 'raat';
}

/** The first wall of the page that is shown; limewash when there is none, as on the error screen. */
export function usePageWall(): WallName {
  return useMatches({
    select: (matches) => {
      const { meta } = (matches.at(-1)?.loaderData ?? {}) as { meta?: Partial<WalledMeta> };
      return meta?.wall ?? 'chuna';
    },
  });
}

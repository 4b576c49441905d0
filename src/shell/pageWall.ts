import { useMatches } from '@tanstack/react-router';
import type { PageMeta } from '../content/pages.ts';
import type { WallName } from '../theme/walls.ts';

/** The first wall of the current page; `chuna` without a page, as on the error screen. */
export function usePageWall(): WallName {
  return useMatches({
    select: (matches) => {
      const { meta } = (matches.at(-1)?.loaderData ?? {}) as { meta?: PageMeta };
      return meta?.wall ?? 'chuna';
    },
  });
}

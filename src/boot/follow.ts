import { followNavigation } from '../actors/navigation.ts';
import type { createSiteRouter } from '../router.tsx';
import { followGraph } from '../seo/followGraph.ts';

/** Follows the page from one route to the next. */
export function follow(router: ReturnType<typeof createSiteRouter>): void {
  followNavigation(router);
  followGraph(router);
}

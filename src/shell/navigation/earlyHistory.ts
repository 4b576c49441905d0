import { isHydrated } from '../../actors/hydration.ts';

/**
 * Until the page is hydrated, the browser opens the page that Back or Forward leads to: React would hydrate this one with
 * the address of that.
 */
export function openEarlyHistory(): void {
  const { pathname } = window.location;
  window.addEventListener('popstate', () => {
    if (!isHydrated() && window.location.pathname !== pathname) window.location.reload();
  });
}

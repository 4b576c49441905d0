import { useHydrated } from '../../ui/useHydrated.ts';

/** The year of the build, from `vite.config.ts`: the prerendered page and its hydration have the same one. */
declare const __BUILD_YEAR__: number;

/** The current year: the build's in the prerendered page, the visitor's once it is hydrated (NAV-6). */
export const useYear = (): number => (useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__);

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered markup and while React hydrates it, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

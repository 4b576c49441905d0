import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the page is alive: not in the prerendered markup, and not while React takes that over. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

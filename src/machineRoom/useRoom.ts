import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { type Address, parseAddress } from './core/address.ts';
import type { Room } from './core/room.ts';

/** Renders again when something has happened in the room, at most every 100 ms and in slices. */
export function useRoom(room: Room): void {
  const [, setVersion] = useState(room.version);
  useEffect(() => {
    const update = () => startTransition(() => setVersion(room.version()));
    update();
    return room.subscribe(update);
  }, [room]);
}

function subscribeToHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The room's address, and again when it changes. */
export const useAddress = (): Address =>
  parseAddress(useSyncExternalStore(subscribeToHash, () => window.location.hash));

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToScheme(listener: () => void) {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}

/** The wall of the room in the developer's colour scheme. */
export const useWall = () => useSyncExternalStore(subscribeToScheme, () => (dark.matches ? 'raat' : 'chuna'));

/** A promise's value; undefined until it is there. */
export function useLoaded<T>(promise: Promise<T> | undefined): T | undefined {
  const [loaded, setLoaded] = useState<{ promise: Promise<T>; value: T }>();
  useEffect(() => {
    let isCurrent = true;
    promise?.then((value) => {
      if (isCurrent) setLoaded({ promise, value });
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return loaded?.promise === promise ? loaded?.value : undefined;
}

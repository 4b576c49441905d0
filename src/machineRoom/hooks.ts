import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Address, parseAddress } from './core/address.ts';

/** Subscribes to an event, as `useSyncExternalStore` wants it. */
const on = (target: EventTarget, event: string) => (listener: () => void) => {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
};

const onHash = on(window, 'hashchange');

/** The room's address, and again when it changes. */
export const useAddress = (): Address =>
  parseAddress(useSyncExternalStore(onHash, () => window.location.hash));

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const onScheme = on(dark, 'change');

/** The wall of the room in the developer's colour scheme. */
export const useWall = () => useSyncExternalStore(onScheme, () => (dark.matches ? 'raat' : 'chuna'));

/** A promise's value; undefined until it is there. */
export function useLoaded<T>(promise: Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ promise: Promise<T>; value: T }>();
  useEffect(() => {
    promise.then((value) => setLoaded({ promise, value }), console.error);
  }, [promise]);
  return loaded?.promise === promise ? loaded.value : undefined;
}

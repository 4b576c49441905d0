import { useSyncExternalStore } from 'react';
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

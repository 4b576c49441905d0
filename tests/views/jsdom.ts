import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { settings } from '../../src/settings.ts';
import { media, resetSite } from './site.tsx';

/** Stand-ins for features that jsdom lacks, and a clean page after each test. */

// Only `open` and the event; browser tests cover inertness and focus of modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
HTMLImageElement.prototype.decode = async () => {};
Object.assign(window, { matchMedia: (query: string) => media.query(query) });
// jsdom's `requestAnimationFrame` stops for good once timers are faked; this one uses the current timers.
const frames = {
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    window.setTimeout(() => callback(performance.now()), 16),
  cancelAnimationFrame: (handle: number) => window.clearTimeout(handle),
};
Object.assign(globalThis, frames);
Object.assign(document.defaultView ?? {}, frames);
// Node's own `Request` needs an absolute URL.
settings.apiBase = new URL(settings.apiBase, window.location.href).href;
// Vitest's first use of the clock saves the page's timers for all files of a worker, so it must precede any stub.
vi.useRealTimers();
// Test files share their page. This hook runs after those of the files.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  resetSite();
  document.body.replaceChildren();
  // After the spies are restored, because one may refuse access to storage.
  sessionStorage.clear();
  localStorage.clear();
  // The site does not scroll to the top while the address has a hash.
  history.replaceState(null, '', '/');
});

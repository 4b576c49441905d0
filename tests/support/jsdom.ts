import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { settings } from '../../src/settings.ts';
import { resetSite } from '../views/site.tsx';

/** Stand-ins for features that the site uses and jsdom lacks; no test leaves anything on the page to the next. */

// `open` and the event alone; browser tests cover inertness and focus of modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
window.scrollTo = () => {};
// jsdom's `requestAnimationFrame` stops for good once timers are faked; this one uses the current timers.
const frames = {
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    window.setTimeout(() => callback(performance.now()), 16),
  cancelAnimationFrame: (handle: number) => window.clearTimeout(handle),
};
Object.assign(globalThis, frames);
Object.assign(document.defaultView ?? {}, frames);
// Node's own `Request` takes whole addresses only.
settings.apiBase = new URL(settings.apiBase, window.location.href).href;
// The first use of the clock takes stock of the page's timers, for all files of a worker: before any test has a stub.
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
  // A spy may have refused storage until now.
  sessionStorage.clear();
  localStorage.clear();
  // With a link's hash in its address the site would not scroll to the top.
  history.replaceState(null, '', '/');
});

import { settings } from '../../src/settings.ts';

/** What the site uses and jsdom does not have. */

// Only open or not, and the event; the modal's inertness and focus are the browser tests' business.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
window.scrollTo = () => {};
// Node's own `Request` takes whole addresses only.
settings.apiBase = new URL(settings.apiBase, window.location.href).href;

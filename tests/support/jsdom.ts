import { settings } from '../../src/settings.ts';

/** Stand-ins for features that the site uses and jsdom lacks. */

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
// Node's own `Request` takes whole addresses only.
settings.apiBase = new URL(settings.apiBase, window.location.href).href;

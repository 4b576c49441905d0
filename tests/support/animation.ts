/** Stand-ins for the animations and size observers that jsdom lacks. */
import { vi } from 'vitest';

/** An animation that does not run and sends no events. */
const still = () => ({
  currentTime: 0,
  effect: { getComputedTiming: () => ({ progress: null }), updateTiming: () => {} },
  play: vi.fn(),
  pause: vi.fn(),
  cancel: vi.fn(),
});

const observers = new Set<() => void>();
/** Tells every observer that a size has changed. */
export const changeSizes = () => {
  for (const notify of observers) notify();
};

/** Every animation that the page has started since the last call, in order. */
export function stubAnimations() {
  const animations: ReturnType<typeof still>[] = [];
  Element.prototype.animate = () => {
    const animation = still();
    animations.push(animation);
    return animation as unknown as Animation;
  };
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly notify: () => void;
      constructor(notify: () => void) {
        this.notify = notify;
      }
      // An observer reports the present size first.
      observe() {
        queueMicrotask(this.notify);
        observers.add(this.notify);
      }
      disconnect() {
        observers.delete(this.notify);
      }
    },
  );
  return animations;
}

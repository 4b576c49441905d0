/** What moves things in a browser, and jsdom does not have: animations and observers of size. */
import { vi } from 'vitest';

/** An animation that does not run, and says so to nobody. */
const still = () => ({
  currentTime: 0,
  effect: { getComputedTiming: () => ({ progress: null }), updateTiming: () => {} },
  play: vi.fn(),
  pause: vi.fn(),
  cancel: vi.fn(),
});

/** Every animation that the page has asked for since the last call, in order. */
export function stubAnimations() {
  const asked: ReturnType<typeof still>[] = [];
  Element.prototype.animate = () => {
    const animation = still();
    asked.push(animation);
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
      // It begins with the size as it is.
      observe() {
        queueMicrotask(this.notify);
      }
      disconnect() {}
    },
  );
  return asked;
}

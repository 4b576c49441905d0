/** Stand-ins for the animations and size observers that jsdom lacks. */
import { vi } from 'vitest';

/** An animation without progress or events; a test sets its progress. */
const still = (keyframes: { transform: string[] }, options: { duration: number; easing?: string }) => ({
  keyframes,
  options,
  progress: null as number | null,
  currentTime: 0,
  get effect() {
    return {
      getComputedTiming: () => ({ progress: this.progress }),
      updateTiming: (change: object) => Object.assign(options, change),
    };
  },
  play: vi.fn(),
  pause: vi.fn(),
  cancel: vi.fn(),
});

const observers = new Set<() => void>();
/** Notifies every observer of a changed size. */
export const changeSizes = () => {
  for (const notify of observers) notify();
};

/** Replaces animations and size observers; returns the list of started animations, in order. */
export function stubAnimations() {
  const animations: ReturnType<typeof still>[] = [];
  observers.clear();
  Element.prototype.animate = ((...start: Parameters<typeof still>) => {
    const animation = still(...start);
    animations.push(animation);
    return animation;
  }) as never;
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

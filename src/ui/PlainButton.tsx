import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated.ts';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  /** False until its action is available. */
  isReady?: boolean | undefined;
}

/**
 * A `<button>` whose press counts as soon as it is shown: a press before it is hydrated and ready is repeated then (`boot/earlyPresses.ts`).
 * Takes every attribute of `<button>`; `type` is 'button' unless given.
 */
export function PlainButton({ isReady = true, type = 'button', ...native }: PlainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated() && isReady;
  useEffect(() => {
    if (!isHydrated || button.current?.dataset.pressed === undefined) return;
    delete button.current.dataset.pressed;
    // After the form's effects, which send the values typed before hydration.
    queueMicrotask(() => button.current?.click());
  }, [isHydrated]);
  return <button ref={button} {...native} type={type} data-waiting={isHydrated ? undefined : ''} />;
}

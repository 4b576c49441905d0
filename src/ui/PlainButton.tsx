import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated.ts';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  /** False until its action is available. */
  isReady?: boolean | undefined;
}

/**
 * A `<button>` that can be pressed before hydration: the press is repeated once the button is hydrated and ready
 * (`boot/earlyPresses.ts`). Takes every attribute of `<button>`; `type` is 'button' unless given.
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

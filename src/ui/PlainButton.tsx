import { type ComponentProps, useEffect, useRef } from 'react';
import { useAlive } from '../actors/alive.ts';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  /** Whether what it works can be worked yet. */
  isReady?: boolean | undefined;
}

/**
 * A `<button>` whose press counts from the moment it is seen: pressed before it is hydrated or ready, it is pressed
 * again when it is (`boot/earlyPresses.ts`). Takes every attribute of `<button>`; `type` is 'button' unless given.
 */
export function PlainButton({ isReady = true, type = 'button', ...native }: PlainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useAlive() && isReady;
  useEffect(() => {
    if (!isHydrated || button.current?.dataset.pressed === undefined) return;
    delete button.current.dataset.pressed;
    // After the effects around it, which tell a form what was typed early.
    queueMicrotask(() => button.current?.click());
  }, [isHydrated]);
  return <button ref={button} {...native} type={type} data-waiting={isHydrated ? undefined : ''} />;
}

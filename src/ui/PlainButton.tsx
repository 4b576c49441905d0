import { type ComponentProps, useEffect, useRef } from 'react';
import { useAlive } from '../actors/alive.ts';
import { takeEarlyPress } from '../earlyPresses.ts';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  /** Whether what it works can be worked yet. */
  isReady?: boolean | undefined;
}

/**
 * A `<button>` whose press counts from the moment it is seen: pressed before it is alive or ready, it is pressed again
 * when it is. Takes every attribute of `<button>`; `type` is 'button' unless given.
 */
export function PlainButton({ isReady = true, type = 'button', ...native }: PlainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isAlive = useAlive() && isReady;
  useEffect(() => {
    // After the effects around it, which tell a form what was typed early.
    if (isAlive && button.current && takeEarlyPress(button.current))
      queueMicrotask(() => button.current?.click());
  }, [isAlive]);
  return <button ref={button} {...native} type={type} data-waiting={isAlive ? undefined : ''} />;
}

import { observe } from 'react-intersection-observer';
import type { Actor, AnyStateMachine } from 'xstate';
import { pathOf } from './statePath.ts';

/**
 * Sends 'element.entered' and 'element.left' to a machine when an element enters or leaves the viewport, and calls back
 * with the machine's state.
 *
 * @param actor not started yet; it stops with the watch
 * @param options as `IntersectionObserver` takes them
 * @param show called with the machine's state after each report
 */
export function watchSeen(
  actor: Actor<AnyStateMachine>,
  element: Element,
  options: { threshold: number; rootMargin?: string },
  show: (state: string) => void,
): () => void {
  actor.start();
  actor.subscribe(({ value }) => show(pathOf(value)));
  const unobserve = observe(
    element,
    (isSeen) => actor.send({ type: isSeen ? 'element.entered' : 'element.left' }),
    options,
    // Without `IntersectionObserver` every element counts as in view.
    true,
  );
  return () => {
    unobserve();
    actor.stop();
  };
}

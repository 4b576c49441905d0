import { observe } from 'react-intersection-observer';
import type { Actor, AnyStateMachine } from 'xstate';
import { pathOf } from './statePath.ts';

/**
 * Sends 'element.entered' and 'element.left' to a machine when an element enters or leaves the viewport, and calls back
 * with the machine's state.
 *
 * @param actor not started yet; it stops with the watch
 * @param options as `IntersectionObserver` takes them
 * @param show called with the state, from the first report on: elements already in view at hydration do not animate
 */
export function watchSeen(
  actor: Actor<AnyStateMachine>,
  element: Element,
  options: { threshold: number; rootMargin?: string },
  show: (state: string) => void,
): () => void {
  let isPlaced = false;
  const report = () => {
    if (isPlaced) show(pathOf(actor.getSnapshot().value));
  };
  actor.subscribe(report);
  actor.start();
  const unobserve = observe(
    element,
    (isSeen) => {
      actor.send({ type: isSeen ? 'element.entered' : 'element.left' });
      isPlaced = true;
      report();
    },
    options,
    // Without `IntersectionObserver` every element counts as in view.
    true,
  );
  return () => {
    unobserve();
    actor.stop();
  };
}

import { observe } from 'react-intersection-observer';
import type { Actor, AnyStateMachine } from 'xstate';
import { pathOf } from './statePath.ts';

/**
 * Tells a machine when an element enters the viewport and when it leaves it ('element.entered', 'element.left'), and the
 * page in which state that puts the machine.
 *
 * @param actor not started yet; it ends with the watch
 * @param options as `IntersectionObserver` takes them
 * @param show told the state, but not before the first report: what is seen when the script arrives was never unseen
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
    // Where the browser cannot tell, everything is in view.
    true,
  );
  return () => {
    unobserve();
    actor.stop();
  };
}

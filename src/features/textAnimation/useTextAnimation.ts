import { useMachine } from '@xstate/react';
import { useInView } from 'react-intersection-observer';
import { TEXT_ANIMATION_THRESHOLD, textAnimationMachine } from '../../../machines/textAnimation.machine.ts';
import { inspection } from '../../inspection.ts';

/** Runs the `textAnimation` machine by the visibility of the element with `ref`. */
export function useTextAnimation() {
  const [snapshot, send] = useMachine(textAnimationMachine, inspection);
  const { ref } = useInView({
    threshold: TEXT_ANIMATION_THRESHOLD,
    // Browsers without `IntersectionObserver` count every element as in view.
    fallbackInView: true,
    onChange: (isInView) => send({ type: isInView ? 'element.entered' : 'element.left' }),
  });
  return [snapshot, send, { ref }] as const;
}

import { useMachine } from '@xstate/react';
import { useInView } from 'react-intersection-observer';
import { TEXT_ANIMATION_THRESHOLD, textAnimationMachine } from '../../../machines/textAnimation.machine.ts';
import { inspection } from '../../inspection.ts';

/** The state of a heading's animation, and the ref of the element whose visibility decides it. */
export function useTextAnimation() {
  const [{ value }, send] = useMachine(textAnimationMachine, { ...inspection });
  const { ref } = useInView({
    threshold: TEXT_ANIMATION_THRESHOLD,
    // Browsers without `IntersectionObserver` count every element as in view.
    fallbackInView: true,
    onChange: (isInView) => send({ type: isInView ? 'element.entered' : 'element.left' }),
  });
  return [ref, value] as const;
}

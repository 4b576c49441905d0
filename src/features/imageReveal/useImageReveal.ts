import { useMachine } from '@xstate/react';
import { useInView } from 'react-intersection-observer';
import { imageRevealMachine } from '../../../machines/imageReveal.machine.ts';
import { inspection } from '../../inspection.ts';

/** Runs the `imageReveal` machine. One visible pixel of the element with `ref` counts as visible. */
export function useImageReveal() {
  const [snapshot, send] = useMachine(imageRevealMachine, inspection);
  const { ref } = useInView({
    // A picture that slides sideways out of the viewport does not fold.
    rootMargin: '0px 100%',
    // Otherwise the first report is left out for a picture that is outside of it.
    initialInView: true,
    fallbackInView: true,
    onChange: (isInView) => send({ type: isInView ? 'element.entered' : 'element.left' }),
  });
  return [snapshot, send, { ref }] as const;
}

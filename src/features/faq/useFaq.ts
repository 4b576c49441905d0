import { useMachine } from '@xstate/react';
import { type RefObject, useEffect } from 'react';
import { faqMachine } from '../../../machines/faq.machine.ts';
import { inspection } from '../../inspection.ts';

/**
 * Runs the `faq` machine of one question. The browser opens and closes the element: on a press, for a search in the
 * page, for an anchor in the answer. The view sends its `toggle` event.
 *
 * @param details the element, once it is on the page
 */
export function useFaq(details: RefObject<HTMLDetailsElement | null>) {
  const [snapshot, send] = useMachine(faqMachine, inspection);
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) send({ type: 'question.opened' });
  }, [details, send]);

  return [snapshot, send] as const;
}

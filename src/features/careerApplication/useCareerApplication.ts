import { useMachine } from '@xstate/react';
import { type RefObject, useState } from 'react';
import { applicationFields, careerApplicationMachine } from '../../../machines/careerApplication.machine.ts';
import { controlOf, useSilentInput } from '../../actors/silentInput.ts';
import { inspection } from '../../inspection.ts';
import { settings } from '../../settings.ts';

/**
 * Runs the `careerApplication` machine with the page and the console. It makes no call (CAREER-12).
 *
 * @param elements the form and the prepared offer, once they are on the page
 */
export function useCareerApplication({
  form,
  offer,
}: {
  form: RefObject<HTMLFormElement | null>;
  offer: RefObject<HTMLElement | null>;
}) {
  const [machine] = useState(() =>
    careerApplicationMachine.provide({
      actions: {
        logApplication: (_, application) => console.info('Application', application),
        logInvalid: () => console.info('The application is not valid.'),
        focusField: (_, { field }) => {
          if (field) controlOf(form.current, field)?.focus();
        },
        // It is rendered by the next frame. Firefox does not scroll to an element that is partly in view.
        focusOffer: () =>
          requestAnimationFrame(() => {
            offer.current?.focus();
            offer.current?.scrollIntoView({ block: 'nearest' });
          }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    ...inspection,
    input: { behaviour: settings.behaviour },
  });
  // `ResumeChooser` handles its file itself.
  const { application, contactText } = snapshot.context;
  useSilentInput(form, applicationFields, { ...application, contact: contactText }, send);
  return [snapshot, send] as const;
}

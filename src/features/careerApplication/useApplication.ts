import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import {
  type ApplicationFault,
  applicationFields,
  careerApplicationMachine,
  ROLE_PLACEHOLDER,
} from '../../../machines/careerApplication.machine.ts';
import { inspection } from '../../boot/inspect.ts';
import { settings } from '../../settings.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement | null, field: ApplicationFault) =>
  form?.elements.namedItem(field) as Control | null | undefined;

/** What was put into the form before it came alive. The chooser looks after its file itself. */
const typedEarly = (form: HTMLFormElement | null) =>
  applicationFields
    .map((field) => ({ field, value: controlOf(form, field)?.value ?? '' }))
    .filter(({ value }) => value !== '' && value !== ROLE_PLACEHOLDER);

/**
 * The application's machine with the page and the console behind it. It makes no call (CAREER-12).
 *
 * @param elements the form and what it offers when it is prepared, once they are on the page
 */
export function useApplication({
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
        focusFault: (_, { field }) => {
          if (field) controlOf(form.current, field)?.focus();
        },
        focusOffer: () => offer.current?.focus(),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    ...inspection,
    input: { behaviour: settings.behaviour },
  });
  useEffect(() => {
    for (const change of typedEarly(form.current)) send({ type: 'field.changed', ...change });
    send({ type: 'contact.left' });
  }, [form, send]);
  return [snapshot, send] as const;
}

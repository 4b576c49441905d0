import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import {
  type ApplicationControl,
  applicationFields,
  careerApplicationMachine,
  ROLE_PLACEHOLDER,
} from '../../../machines/careerApplication.machine.ts';
import { inspection } from '../../boot/inspect.ts';
import { settings } from '../../settings.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement | null, field: ApplicationControl) =>
  form?.elements.namedItem(field) as Control | null | undefined;

/** Values typed or filled in before hydration. `ResumeChooser` handles its file itself. */
const typedEarly = (form: HTMLFormElement | null) =>
  applicationFields
    .map((field) => ({ field, value: controlOf(form, field)?.value ?? '' }))
    .filter(({ value }) => value !== '' && value !== ROLE_PLACEHOLDER);

/**
 * The application's machine with the page and the console behind it. It makes no call (CAREER-12).
 *
 * @param elements the form and the prepared offer, once they are on the page
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
        focusField: (_, { field }) => {
          if (field) controlOf(form.current, field)?.focus();
        },
        // It is rendered by the next frame.
        focusOffer: () => requestAnimationFrame(() => offer.current?.focus()),
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

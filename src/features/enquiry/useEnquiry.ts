import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type EnquiryInput, enquiryMachine } from '../../../machines/enquiry.machine.ts';
import { enquiryFields } from '../../../machines/enquiryFields.ts';
import { createDraftStore, newDraftId } from '../../actors/draft.ts';
import { contactUs, enquiriesClient, sendEmail } from '../../actors/enquiryCalls.ts';
import { isHydrated } from '../../actors/hydration.ts';
import { controlOf, useSilentInput } from '../../actors/silentInput.ts';
import { inspection } from '../../inspection.ts';
import { settings } from '../../settings.ts';

/** The differences of the two forms (ENQUIRY-3, ENQUIRY-4, ENQUIRY-5, CALL-4). */
export const forms = {
  home: {
    placeholder: '',
    required: ['name', 'companyName', 'email', 'contact'],
    acceptedBy: ['success'],
  },
  contact: {
    placeholder: 'selected',
    required: ['name', 'companyName', 'email', 'contact', 'message'],
    acceptedBy: ['success', 'status'],
  },
} as const satisfies Record<string, Omit<EnquiryInput, 'behaviour' | 'draftId'>>;

/** The console's message of a failed call, before its cause (CALL-7). */
export const FAILURE_NOTE = 'Error submitting form';

export type FormName = keyof typeof forms;

/**
 * Runs the `enquiry` machine of one form with calls, storage and router.
 *
 * @param name which of the two forms
 * @param elements the form and its alert, once they are on the page
 * @param onStay called when the visitor cancels the navigation to /thankyou, or comes back from it by the back/forward
 *   cache; the machine is in its final state, so a new form is needed
 */
export function useEnquiry(
  name: FormName,
  elements: { form: RefObject<HTMLFormElement | null>; alert: RefObject<HTMLDialogElement | null> },
  onStay: () => void,
) {
  const router = useRouter();
  const [draftStore] = useState(() => createDraftStore(`enquiry.${name}`));
  const [draftId] = useState(newDraftId);
  const preloadFailed = useRef(false);
  const [machine] = useState(() =>
    enquiryMachine.provide({
      actors: {
        restoreDraft: fromPromise(async () => draftStore.read() ?? {}),
        contactUs: fromPromise(contactUs),
        sendEmail: fromPromise(sendEmail),
      },
      actions: {
        storeDraft: ({ context: { draftId: id } }, enquiry) => draftStore.write({ id, enquiry }),
        removeDraft: () => draftStore.remove(),
        focusField: (_, { field }) => {
          // The alert still makes the form inert; the effect that would close it runs later.
          elements.alert.current?.close();
          if (field) controlOf(elements.form.current, field)?.focus();
        },
        logFailure: (_, { cause }) => console.error(FAILURE_NOTE, cause),
        logMailData: (_, { data }) => console.info('Mail call answered', data),
        // Without the scripts of /thankyou or of the header its document is opened, which needs none.
        openThankYou: () => {
          const reloadDocument = preloadFailed.current || !isHydrated();
          void router.navigate({ to: '/thankyou', reloadDocument });
        },
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    ...inspection,
    input: { ...forms[name], behaviour: settings.behaviour, draftId },
  });
  const { enquiry, contactText } = snapshot.context;
  useSilentInput(elements.form, enquiryFields, { ...enquiry, contact: contactText }, send);
  const { form } = elements;
  const isThanked = snapshot.matches('thanked');
  const restored = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // The thanks may have been a document.
    if (isThanked) onStay();
    else send({ type: 'page.restored' });
  });
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('pageshow', (event) => restored(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  useLayoutEffect(() => {
    // Its emptied fields would be marked as invalid while the dialog closes.
    if (isThanked) form.current?.reset();
  }, [form, isThanked]);
  useEffect(() => {
    // While the visitor writes, the client and the thank-you page are loaded. If that fails, submitting tries again and
    // reports it.
    const preload = async () => {
      // XState warns when an actor is started within an action, and an action may have moved the focus here.
      await null;
      enquiriesClient().catch(() => {});
      const matches = await router.preloadRoute({ to: '/thankyou' });
      preloadFailed.current = matches?.at(-1)?.status === 'error';
    };
    const element = form.current;
    element?.addEventListener('focusin', preload, { once: true });
    return () => element?.removeEventListener('focusin', preload);
  }, [form, router]);
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    if (isThanked) return router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged || stay());
  }, [router, isThanked]);
  return [snapshot, send] as const;
}

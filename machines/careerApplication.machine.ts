import { assign, setup } from 'xstate';
import type { Behaviour } from './behaviour.ts';
import { contactDigits, contactText } from './contactNumber.ts';
import type { Resume } from './resumeChooser.machine.ts';

/** The fields a visitor fills in, beside the file (CAREER-6); `contact` is the one labelled 'Contact' (CAREER-7). */
export const applicationFields = ['name', 'email', 'contact', 'role', 'about'] as const;
export type ApplicationField = (typeof applicationFields)[number];
export type ApplicationControl = ApplicationField | 'cv';

/** The data of an application. `contactNumber` is kept equal to `contact` (CAREER-7). */
export type Application = Readonly<Record<ApplicationField | 'contactNumber', string>> & {
  readonly cv: Resume | null;
};

type ApplicationEvent =
  | { type: 'field.changed'; field: ApplicationField; value: string }
  | { type: 'contact.left' }
  | { type: 'file.changed'; cv: Resume | null }
  | { type: 'application.submitted' }
  /** The browser's own validation stopped it, because of these fields. */
  | { type: 'application.refused'; fields: readonly ApplicationControl[] };

type ApplicationContext = {
  behaviour: Behaviour;
  application: Application;
  /** The contact field's text: it may hold a prefix until it is left; `contact` does not (ENQUIRY-9). */
  contactText: string;
  /** The fields that the browser found invalid; empty unless `invalid`. */
  refused: readonly ApplicationControl[];
};

/** The value of the role's placeholder (CAREER-8). */
export const ROLE_PLACEHOLDER = 'selected';

/** The placeholder counts as empty in the role field alone. */
const isEmpty = (application: Application, field: ApplicationField) =>
  application[field].trim() === '' || (field === 'role' && application.role === ROLE_PLACEHOLDER);

/** The invalid fields, in the form's order: those that are empty (CAREER-9), and those the browser refused. */
export const invalidControls = ({
  application,
  refused,
}: Pick<ApplicationContext, 'application' | 'refused'>): ApplicationControl[] =>
  [...applicationFields, 'cv' as const].filter(
    (field) => refused.includes(field) || (field === 'cv' ? !application.cv : isEmpty(application, field)),
  );

/** The field that gets the focus when the machine, not the browser, has found it invalid. */
const firstInvalid = ({ context }: { context: ApplicationContext }) => ({
  field: invalidControls(context)[0],
});

/**
 * The application form, which sends nothing (CAREER-12).
 *
 *     filling ⇄ prepared (logged, and offered as a mail: CAREER-14)
 *        ⇅
 *     invalid (assisted only: CAREER-16, CAREER-17)
 */
export const careerApplicationMachine = setup({
  types: {
    input: {} as Pick<ApplicationContext, 'behaviour'>,
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: ApplicationField; value: string }) => {
      if (field !== 'contact') return { application: { ...context.application, [field]: value } };
      const text = contactText(value, context.contactText);
      const contact = contactDigits(text);
      return {
        application: { ...context.application, contact, contactNumber: contact },
        contactText: text,
      };
    }),
    /** Takes the prefix out of the contact field. */
    showContactDigits: assign({ contactText: ({ context }) => context.application.contact }),
    keepFile: assign({
      application: ({ context }, { cv }: { cv: Resume | null }) => ({ ...context.application, cv }),
    }),
    keepRefused: assign({
      refused: (_, { fields }: { fields: readonly ApplicationControl[] }) => fields,
    }),
    dropRefused: assign({ refused: [] }),
    /** Logs the application to the developer's console. */
    logApplication: (_, _application: Application) => {},
    /** Logs to the developer's console that the form is not valid. */
    logInvalid: () => {},
    /** Focuses the first invalid field. */
    focusField: (_, _invalid: { field: ApplicationControl | undefined }) => {},
    /** Focuses the offered mail, which is below the pressed button. */
    focusOffer: () => {},
  },
  guards: {
    isValid: ({ context }) => invalidControls(context).length === 0,
    isAssisted: ({ context }) => context.behaviour === 'assisted',
  },
}).createMachine({
  id: 'careerApplication',
  context: ({ input }) => ({
    behaviour: input.behaviour,
    application: {
      name: '',
      email: '',
      contact: '',
      contactNumber: '',
      role: ROLE_PLACEHOLDER,
      about: '',
      cv: null,
    },
    contactText: '',
    refused: [],
  }),
  initial: 'filling',
  on: {
    'field.changed': {
      target: '.filling',
      actions: { type: 'keepField', params: ({ event }) => event },
    },
    'contact.left': { actions: 'showContactDigits' },
    'file.changed': {
      target: '.filling',
      actions: { type: 'keepFile', params: ({ event }) => event },
    },
  },
  states: {
    filling: {
      description: 'The visitor fills the form.',
      on: {
        'application.submitted': [
          {
            guard: 'isValid',
            target: 'prepared',
            actions: { type: 'logApplication', params: ({ context }) => context.application },
          },
          {
            guard: 'isAssisted',
            target: 'invalid',
            actions: ['logInvalid', { type: 'focusField', params: firstInvalid }],
          },
          { actions: 'logInvalid' },
        ],
        'application.refused': [
          {
            guard: 'isAssisted',
            target: 'invalid',
            actions: ['logInvalid', { type: 'keepRefused', params: ({ event }) => event }],
          },
          { actions: 'logInvalid' },
        ],
      },
    },
    invalid: {
      description: 'Assisted only: each invalid field is named.',
      exit: 'dropRefused',
      on: {
        'application.submitted': { actions: ['logInvalid', { type: 'focusField', params: firstInvalid }] },
        'application.refused': {
          actions: ['logInvalid', { type: 'keepRefused', params: ({ event }) => event }],
        },
      },
    },
    prepared: {
      description: 'A mail is offered, and the page says that nothing has been sent yet (CAREER-14).',
      entry: 'focusOffer',
      on: {
        'application.submitted': {
          target: 'prepared',
          reenter: true,
          actions: { type: 'logApplication', params: ({ context }) => context.application },
        },
      },
    },
  },
});

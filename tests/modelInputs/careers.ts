import type { AnyMachineSnapshot } from 'xstate';
import {
  type ApplicationControl,
  type ApplicationField,
  applicationFields,
  type careerApplicationMachine,
} from '../../machines/careerApplication.machine.ts';
import type { resumeChooserMachine } from '../../machines/resumeChooser.machine.ts';
import type { ModelInputs } from '../support/modelGraph.ts';
import { nextField } from './enquiry.ts';

export const resume = { name: 'asha-verma.pdf', type: 'application/pdf', size: 4_096 };
const picture = { name: 'portrait.png', type: 'image/png', size: 4_096 };

export const resumeChooserInputs: ModelInputs<typeof resumeChooserMachine> = {
  events: { 'file.picked': [{ file: resume }, { file: picture }] },
};

/** An applicant's value for each field. */
export const applied: Record<ApplicationField, string> = {
  name: 'Asha Verma',
  email: 'asha@kavikiln.example',
  contact: '+91 98765-43210',
  role: 'Scriptwriter',
  about: 'I write for people who look out of windows.',
};

/** The contact field is left before any other event. */
const showsPrefix = ({ context }: AnyMachineSnapshot) => context.contactText !== context.application.contact;

/** The empty required fields. To the browser the role's placeholder is a value like any other. */
const foundByBrowser = ({ context: { application } }: AnyMachineSnapshot): ApplicationControl[] => [
  ...applicationFields.filter((field) => application[field] === ''),
  ...(application.cv ? [] : (['cv'] as const)),
];

export const careerApplicationInputs: ModelInputs<typeof careerApplicationMachine> = {
  inputs: { specified: { behaviour: 'specified' }, assisted: { behaviour: 'assisted' } },
  events: {
    'field.changed': (snapshot) =>
      showsPrefix(snapshot) ? [] : nextField(applicationFields, snapshot.context.application, applied),
    'contact.left': (snapshot) => (showsPrefix(snapshot) ? [{}] : []),
    'file.changed': (snapshot) =>
      showsPrefix(snapshot) ? [] : [{ cv: snapshot.context.application.cv ? null : resume }],
    'application.submitted': (snapshot) => (showsPrefix(snapshot) ? [] : [{}]),
    'application.refused': (snapshot) => {
      const fields = foundByBrowser(snapshot);
      return showsPrefix(snapshot) || fields.length === 0 ? [] : [{ fields }];
    },
  },
};

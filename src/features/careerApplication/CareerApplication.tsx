import { type FormEvent, useRef } from 'react';
import {
  type ApplicationControl,
  type ApplicationField,
  invalidControls,
  ROLE_PLACEHOLDER,
} from '../../../machines/careerApplication.machine.ts';
import { pathOf } from '../../actors/statePath.ts';
import { agency } from '../../content/agency.ts';
import { careersWords } from '../../content/careers.ts';
import { roleOptions } from '../../content/jobs.ts';
import { textLink } from '../../theme/text.css.ts';
import { Button } from '../../ui/Button.tsx';
import { ContactField } from '../../ui/ContactField.tsx';
import { formGrid, spanAll, submitRow, withoutScript } from '../../ui/Field.css.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { FormNote } from '../../ui/FormNote.tsx';
import { bindFields, emailAttributes } from '../../ui/formFields.ts';
import { MailLink } from '../../ui/MailLink.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { ResumeChooser } from '../resumeChooser/ResumeChooser.tsx';
import * as css from './CareerApplication.css.ts';
import { NotSentYet } from './NotSentYet.tsx';
import { useCareerApplication } from './useCareerApplication.ts';

const words = careersWords.form;

const INVALID = ':is(input, select, textarea):invalid';

/**
 * The application form (CAREER-6). It sends nothing.
 *
 * @param labelledBy the id of its heading
 */
export function CareerApplication({ labelledBy }: { labelledBy: string }) {
  const form = useRef<HTMLFormElement>(null);
  const offer = useRef<HTMLElement>(null);
  const [snapshot, send] = useCareerApplication({ form, offer });
  const { application, contactText } = snapshot.context;
  const isHydrated = useHydrated();
  const invalid = snapshot.matches('invalid') ? invalidControls(snapshot.context) : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'application.submitted' });
  };
  /** The browser sends an event for each invalid field; one attempt counts once. */
  const refuse = ({ target }: FormEvent) => {
    const invalid = [...(form.current?.querySelectorAll<HTMLInputElement>(INVALID) ?? [])];
    if (target !== invalid[0]) return;
    send({ type: 'application.refused', fields: invalid.map(({ name }) => name as ApplicationControl) });
  };
  const emailError = application.email === '' ? words.errors.email : words.malformedEmail;
  const field = bindFields<ApplicationField>({
    words: { ...words, errors: { ...words.errors, email: emailError } },
    values: { ...application, contact: contactText },
    invalid,
    isRequired: () => true,
    change: (name, value) => send({ type: 'field.changed', field: name, value }),
  });

  return (
    <form
      ref={form}
      aria-labelledby={labelledBy}
      className={`${formGrid} ${css.form}`}
      data-state={pathOf(snapshot.value)}
      // Submitted before hydration or without JavaScript, it neither reloads the page nor writes values into its URL.
      method="dialog"
      onSubmit={submit}
      onInvalidCapture={refuse}
    >
      {isHydrated ? null : (
        <p className={withoutScript}>
          {words.withoutScript} <MailLink className={textLink} to={agency.hiringEmail} />.
        </p>
      )}
      <TextField {...field('name')} type="text" autoComplete="name" className={spanAll} />
      <TextField {...field('email')} {...emailAttributes} />
      <ContactField
        {...field('contact')}
        hint={words.contactHint}
        onLeave={() => send({ type: 'contact.left' })}
      />
      <SelectField {...field('role')} className={spanAll} hint={words.roleHint}>
        <option value={ROLE_PLACEHOLDER}>{words.placeholder}</option>
        {roleOptions.map((role) => (
          // The browser may translate the text, never the value.
          <option key={role} value={role}>
            {role}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('about')} className={spanAll} hint={words.aboutHint} />
      <ResumeChooser
        error={invalid.includes('cv') ? words.errors.cv : undefined}
        cv={application.cv}
        onChange={(cv) => send({ type: 'file.changed', cv })}
      />
      <div className={submitRow}>
        <Button type="submit">{words.submit}</Button>
      </div>
      <FormNote inNewTab>{words.note}</FormNote>
      {snapshot.matches('prepared') ? <NotSentYet ref={offer} application={application} /> : null}
    </form>
  );
}

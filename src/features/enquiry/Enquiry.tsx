import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react';
import {
  type EnquiryField,
  enquiryFields,
  invalidFields,
  isRequired,
} from '../../../machines/enquiryFields.ts';
import { pathOf } from '../../actors/statePath.ts';
import { answering } from '../../content/answering.ts';
import { enquiryWords, fieldLimits, serviceOptions } from '../../content/enquiry.ts';
import { Button } from '../../ui/Button.tsx';
import { ContactField } from '../../ui/ContactField.tsx';
import { formGrid, spanAll, submitRow, withoutScript } from '../../ui/Field.css.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { FormNote } from '../../ui/FormNote.tsx';
import { bindFields, emailAttributes } from '../../ui/formFields.ts';
import { Modal } from '../../ui/Modal.tsx';
import * as css from './Enquiry.css.ts';
import { EnquiryDialog, ReachUs, Rescue } from './EnquiryDialog.tsx';
import { type FormName, forms, useEnquiry } from './useEnquiry.ts';

interface EnquiryProps {
  form: FormName;
}

/**
 * The enquiry form of the home page or the contact page, with its alert and its dialog. A visitor who stays on the page
 * after the thanks gets a new one.
 */
export function Enquiry({ form }: EnquiryProps) {
  const [round, setRound] = useState(0);
  return <EnquiryForm key={round} form={form} onStay={() => setRound(round + 1)} />;
}

/** @param onStay called when the visitor stays on the page though the enquiry was sent */
function EnquiryForm({ form: formName, onStay }: EnquiryProps & { onStay: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDialogElement>(null);
  const [snapshot, send] = useEnquiry(formName, { form, alert }, onStay);
  const { enquiry, required, contactText, answer } = snapshot.context;

  const invalid = snapshot.matches({ filling: 'checked' }) ? invalidFields(snapshot.context) : [];
  const waiting = snapshot.hasTag('waiting');
  const canRetry = snapshot.can({ type: 'RETRY' });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'enquiry.submitted' });
  };
  const { enough, optional } = enquiryWords;
  const messageHint = `${isRequired('message', required) ? enough : optional} ${enquiryWords.messageHint}`;
  const field = bindFields<EnquiryField>({
    words: enquiryWords,
    values: { ...enquiry, contact: contactText },
    invalid,
    isRequired: (name) => isRequired(name, required),
    change: (name, value) => send({ type: 'field.changed', field: name, value }),
  });

  const controls: Record<EnquiryField, ReactNode> = {
    name: <TextField {...field('name')} type="text" autoComplete="name" maxLength={fieldLimits.name} />,
    companyName: (
      <TextField
        {...field('companyName')}
        type="text"
        autoComplete="organization"
        maxLength={fieldLimits.companyName}
      />
    ),
    email: <TextField {...field('email')} {...emailAttributes} maxLength={fieldLimits.email} />,
    contact: (
      <ContactField
        {...field('contact')}
        hint={enquiryWords.contactHint}
        onLeave={() => send({ type: 'contact.left' })}
      />
    ),
    service: (
      <SelectField {...field('service')} className={spanAll}>
        <option value={forms[formName].placeholder}>{enquiryWords.placeholder}</option>
        {serviceOptions.map((service) => (
          // The browser may translate the text, never the value.
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </SelectField>
    ),
    message: (
      <TextArea
        {...field('message')}
        className={spanAll}
        maxLength={fieldLimits.message}
        hint={enquiry.message.length < fieldLimits.message ? messageHint : enquiryWords.full}
      />
    ),
  };

  return (
    <>
      <form
        ref={form}
        aria-label={enquiryWords.form}
        className={formGrid}
        data-state={pathOf(snapshot.value)}
        // Submitted before hydration or without JavaScript, it neither reloads the page nor writes values into its URL.
        method="dialog"
        onSubmit={submit}
      >
        {/* Not <noscript>: a form that never hydrates says so in browsers without the `scripting` media query. */}
        {snapshot.matches('restoring') ? (
          <p className={withoutScript}>
            {enquiryWords.withoutScript} <ReachUs />.
          </p>
        ) : null}
        {enquiryFields.map((name) => (
          <Fragment key={name}>{controls[name]}</Fragment>
        ))}
        <div className={submitRow}>
          <Button type="submit" isReady={!snapshot.matches('restoring')}>
            {enquiryWords.submit}
          </Button>
          {snapshot.matches('restoring') ? (
            <p className={css.notReady}>
              {enquiryWords.notReady} <ReachUs />.
            </p>
          ) : null}
        </div>
        <FormNote>{answering.next}</FormNote>
      </form>

      <Modal
        ref={alert}
        role="alertdialog"
        open={snapshot.matches('alerting')}
        onCancel={() => send({ type: 'alert.closed' })}
        aria-label={enquiryWords.alert}
        aria-describedby={`${formName}-alert`}
      >
        <p id={`${formName}-alert`} className={css.dialogText}>
          {enquiryWords.incomplete}
        </p>
        <Button onClick={() => send({ type: 'alert.closed' })}>{enquiryWords.ok}</Button>
      </Modal>

      <EnquiryDialog
        open={waiting || snapshot.matches('refused')}
        waiting={waiting}
        answer={answer?.message}
        onClose={() => send({ type: 'answer.closed' })}
        rescue={
          canRetry ? (
            <Rescue onRetry={() => send({ type: 'RETRY' })} onBack={() => send({ type: 'BACK_TO_FORM' })} />
          ) : undefined
        }
      />
    </>
  );
}

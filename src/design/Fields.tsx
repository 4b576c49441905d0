import { enquiryWords, serviceOptions } from '../content/enquiry.ts';
import { SelectField, TextArea, TextField } from '../ui/Field.tsx';
import { states } from './Buttons.tsx';
import { fieldSpecimens } from './Controls.css.ts';
import { Frozen } from './Frozen.tsx';

const { labels, errors, contactHint, placeholder } = enquiryWords;

const options = [placeholder, ...serviceOptions].map((option) => <option key={option}>{option}</option>);

/** The form's fields, on the wall around them. */
export function Fields() {
  return (
    <div className={fieldSpecimens}>
      {states.map(({ caption, states: frozenStates }) => (
        <Frozen key={caption} states={frozenStates} caption={caption} wide>
          <TextField label={labels.name} placeholder="Asha Rao" />
        </Frozen>
      ))}
      <Frozen caption="Filled" wide>
        <TextField label={labels.name} defaultValue="Asha Rao" />
      </Frozen>
      <Frozen caption="With a hint" wide>
        <TextField label={labels.contact} hint={contactHint} inputMode="numeric" />
      </Frozen>
      <Frozen caption="Error" wide>
        <TextField label={labels.email} error={errors.email} defaultValue="asha@" />
      </Frozen>
      <Frozen caption="Error and focus" states="focus-visible" wide>
        <TextField label={labels.contact} error={errors.contact} hint={contactHint} />
      </Frozen>
      <Frozen caption="Disabled" wide>
        <TextField label={labels.companyName} defaultValue="Monsoon Abacus" disabled />
      </Frozen>
      {states.map(({ caption, states: frozenStates }) => (
        <Frozen key={caption} states={frozenStates} caption={`${caption}, select`} wide>
          <SelectField label={labels.service}>{options}</SelectField>
        </Frozen>
      ))}
      <Frozen caption="Filled, select" wide>
        <SelectField label={labels.service} defaultValue={serviceOptions[0]}>
          {options}
        </SelectField>
      </Frozen>
      <Frozen caption="Error, select" wide>
        <SelectField label={labels.service} error={errors.service}>
          {options}
        </SelectField>
      </Frozen>
      <Frozen caption="Disabled, select" wide>
        <SelectField label={labels.service} disabled>
          {options}
        </SelectField>
      </Frozen>
      <Frozen caption="Text of any length" wide>
        <TextArea label={labels.message} defaultValue="There is a bakery on our corner." />
      </Frozen>
      <Frozen caption="Error, text of any length" wide>
        <TextArea label={labels.message} error={errors.message} />
      </Frozen>
    </div>
  );
}

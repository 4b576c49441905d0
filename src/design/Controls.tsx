import { enquiryWords, serviceOptions } from '../content/enquiry.ts';
import * as dock from '../shell/dock/Dock.css.ts';
import type { WallName } from '../theme/walls.ts';
import { variants } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField, TextArea, TextField } from '../ui/Field.tsx';
import { ArrowUp } from '../ui/icons.tsx';
import { MotionButton } from '../ui/MotionButton.tsx';
import * as css from './design.css.ts';
import { Specimen } from './Specimen.tsx';

const { labels, errors, contactHint, placeholder } = enquiryWords;
const options = [placeholder, ...serviceOptions].map((option) => <option key={option}>{option}</option>);

function Buttons() {
  return (Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
    <div key={variant} className={css.specimens}>
      <Specimen caption={variant}>
        <Button variant={variant} type="submit">
          Explore
        </Button>
      </Specimen>
      <Specimen caption={`Disabled, ${variant}`}>
        <Button variant={variant} type="submit" disabled>
          Explore
        </Button>
      </Specimen>
      <Specimen caption="Without an arrow">
        <Button variant={variant}>See all</Button>
      </Specimen>
    </div>
  ));
}

function IconButtons() {
  return (
    <div className={css.specimens}>
      {[true, false].map((isRunning) => (
        <Specimen key={String(isRunning)} caption={isRunning ? 'Running' : 'Paused'}>
          <MotionButton name="the film" isRunning={isRunning} onPress={() => {}} />
        </Specimen>
      ))}
      <Specimen caption="In the dock">
        <button type="button" className={dock.shortcut}>
          <ArrowUp />
          <span className={dock.label}>Back to top</span>
        </button>
      </Specimen>
    </div>
  );
}

function Fields() {
  return (
    <div className={css.fields}>
      <Specimen caption="Empty" wide>
        <TextField label={labels.name} placeholder="Asha Rao" />
        <SelectField label={labels.service}>{options}</SelectField>
      </Specimen>
      <Specimen caption="Filled" wide>
        <TextField label={labels.name} defaultValue="Asha Rao" />
        <SelectField label={labels.service} defaultValue={serviceOptions[0]}>
          {options}
        </SelectField>
        <TextArea label={labels.message} defaultValue="There is a bakery on our corner." />
      </Specimen>
      <Specimen caption="Error, and a hint" wide>
        <TextField label={labels.email} error={errors.email} defaultValue="asha@" />
        <TextField label={labels.contact} error={errors.contact} hint={contactHint} />
        <SelectField label={labels.service} error={errors.service}>
          {options}
        </SelectField>
        <TextArea label={labels.message} error={errors.message} />
      </Specimen>
      <Specimen caption="Disabled" wide>
        <TextField label={labels.companyName} defaultValue="Monsoon Abacus" disabled />
        <SelectField label={labels.service} disabled>
          {options}
        </SelectField>
      </Specimen>
    </div>
  );
}

/** A day wall, the night wall, a painted wall. */
const walls: readonly WallName[] = ['chuna', 'raat', 'rani'];

/** Buttons and fields, at rest and as their props change them. */
export function Controls() {
  return walls.map((name) => (
    <div key={name} className={css.painted} data-wall={name}>
      <Buttons />
      <IconButtons />
      <Fields />
    </div>
  ));
}

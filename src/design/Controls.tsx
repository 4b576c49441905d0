import { enquiryWords, serviceOptions } from '../content/enquiry.ts';
import * as dock from '../shell/dock/Dock.css.ts';
import type { WallName } from '../theme/walls.ts';
import { variants } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField, TextArea, TextField } from '../ui/Field.tsx';
import { ArrowUp } from '../ui/icons.tsx';
import { MotionButton } from '../ui/MotionButton.tsx';
import * as css from './design.css.ts';
import { Frozen } from './Frozen.tsx';

const { labels, errors, contactHint, placeholder } = enquiryWords;
const options = [placeholder, ...serviceOptions].map((option) => <option key={option}>{option}</option>);

/** The label of each state, and its names in a style sheet. Pressing with a pointer implies hovering. */
const states = [
  ['Rest', undefined],
  ['Hover', 'hover'],
  ['Focus', 'focus-visible'],
  ['Active', 'hover active'],
] as const;

function Buttons() {
  return (Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
    <div key={variant} className={css.specimens}>
      {states.map(([caption, names]) => (
        <Frozen key={caption} states={names} caption={`${caption}, ${variant}`}>
          <Button variant={variant} type="submit">
            Explore
          </Button>
        </Frozen>
      ))}
      <Frozen caption={`Unavailable, ${variant}`}>
        <Button variant={variant} type="submit" aria-disabled>
          Explore
        </Button>
      </Frozen>
      <Frozen caption="Without an arrow">
        <Button variant={variant}>See all</Button>
      </Frozen>
    </div>
  ));
}

function IconButtons() {
  return (
    <div className={css.specimens}>
      {states.map(([caption, names]) => (
        <Frozen key={caption} states={names} caption={`${caption}, icons`}>
          <MotionButton name="the film" isRunning={caption !== 'Active'} onPress={() => {}} />
          <button type="button" className={dock.shortcut}>
            <ArrowUp />
            <span className={dock.label}>Back to top</span>
          </button>
        </Frozen>
      ))}
    </div>
  );
}

function Fields() {
  return (
    <div className={css.fields}>
      {states.map(([caption, names]) => (
        <Frozen key={caption} states={names} caption={caption} wide>
          <TextField label={labels.name} />
          <SelectField label={labels.service}>{options}</SelectField>
        </Frozen>
      ))}
      <Frozen caption="Filled" wide>
        <TextField label={labels.name} defaultValue="Asha Rao" />
        <SelectField label={labels.service} defaultValue={serviceOptions[0]}>
          {options}
        </SelectField>
        <TextArea label={labels.message} defaultValue="There is a bakery on our corner." />
      </Frozen>
      <Frozen caption="Error" wide>
        <TextField label={labels.email} error={errors.email} defaultValue="asha@" />
        <SelectField label={labels.service} error={errors.service}>
          {options}
        </SelectField>
        <TextArea label={labels.message} error={errors.message} />
      </Frozen>
      <Frozen caption="Error, focus and a hint" states="focus-visible" wide>
        <TextField label={labels.contact} error={errors.contact} hint={contactHint} />
      </Frozen>
    </div>
  );
}

/** A day wall, the night wall, a painted wall. */
const walls: readonly WallName[] = ['chuna', 'raat', 'rani'];

/** Buttons and fields, in every state. */
export function Controls() {
  return walls.map((name) => (
    <div key={name} className={css.painted} data-wall={name}>
      <Buttons />
      <IconButtons />
      <Fields />
    </div>
  ));
}

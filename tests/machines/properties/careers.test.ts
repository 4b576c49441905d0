import { expect, test } from 'vitest';
import {
  type Application,
  type ApplicationControl,
  careerApplicationMachine,
  invalidControls,
} from '../../../machines/careerApplication.machine.ts';
import { type CardSide, careersCardsMachine } from '../../../machines/careersCards.machine.ts';
import { type Resume, resumeChooserMachine } from '../../../machines/resumeChooser.machine.ts';
import { simulate, typeOf } from '../../support/simulatedActor.ts';
import { emptyContact, leftContact, typedContact } from './contactField.ts';
import { forAll, historiesOf, inputOf, stepsOf } from './histories.ts';

const namesOf = (actions: readonly { type: string }[]) => actions.map(({ type }) => type);

test('the cards are expanded exactly when one is open, the one whose Details were pressed last; Apply Now leaves all collapsed (CAREER-4, CAREER-5)', () => {
  forAll(historiesOf('careersCards', undefined, 16), (history) => {
    const { snapshot, take } = simulate(careersCardsMachine);
    let open: string | null = null;
    /** The card that was flipped to its details. */
    let shown: string | null = null;
    for (const step of history) {
      const { actions } = take(step);
      const { card } = step as { card?: string };
      const type = typeOf(step);
      if (type === 'details.pressed') open = card ?? null;
      if (type === 'card.pressed' && card === open) open = null;
      if (type === 'close.pressed' || type === 'apply.pressed') open = null;
      const { value, context } = snapshot();
      expect([value, context.card]).toEqual([open === null ? 'collapsed' : 'expanded', open]);
      const flip = actions.findLast((action) => action.type === 'flip')?.params as CardSide | undefined;
      if (flip) shown = flip.side === 'details' ? flip.card : null;
      expect(shown).toBe(open);
      expect(namesOf(actions).includes('goToForm')).toBe(type === 'apply.pressed');
    }
  });
});

test('a refused file is never kept, nor the one before it, and the field is emptied each time (CAREER-10, CAREER-11)', () => {
  forAll(historiesOf('resumeChooser', undefined, 16), (history) => {
    const { snapshot, take } = simulate(resumeChooserMachine);
    let chosen: Resume | null = null;
    for (const step of history) {
      const { actions } = take(step);
      const { file = null } = step as { file?: Resume };
      const isCleared = typeOf(step) === 'file.cleared' && chosen !== null;
      const isTaken = file !== null && /\.(pdf|docx?)$/i.test(file.name);
      if (file) chosen = isTaken ? file : null;
      if (isCleared) chosen = null;
      const { value } = snapshot();
      expect(value === 'chosen').toBe(chosen !== null);
      if (file) expect(value).toBe(isTaken ? 'chosen' : 'refused');
      if (file && isTaken) expect(actions).toMatchObject([{ type: 'attachFile', params: { file } }]);
      else expect(namesOf(actions)).toEqual(file || isCleared ? ['detachFile'] : []);
    }
  });
});

const inOrder = ['name', 'email', 'contact', 'role', 'about', 'cv'] as const;

/** The fields that are empty, or at their placeholder (CAREER-8, CAREER-9). */
const emptyIn = (application: Application): ApplicationControl[] =>
  inOrder.filter((field) =>
    field === 'cv'
      ? application.cv === null
      : application[field].trim() === '' || (field === 'role' && application.role === 'selected'),
  );

const edits = ['field.changed', 'file.changed'];
const histories = historiesOf(
  'careerApplication',
  stepsOf('careerApplication', { 'field.changed': 3, 'application.submitted': 4, 'application.refused': 2 }),
  16,
);

test('an application holds what was typed, and its contact number twice (CAREER-7, ENQUIRY-7 to ENQUIRY-9)', () => {
  forAll(inputOf('careerApplication'), histories, (input, history) => {
    const { snapshot, take } = simulate(careerApplicationMachine, input);
    let form = { name: '', email: '', role: 'selected', about: '', cv: null as Resume | null };
    let contact = emptyContact;
    for (const step of history) {
      const { field, value = '', cv = null } = step as { field?: string; value?: string; cv?: Resume | null };
      if (field === 'contact') contact = typedContact(contact, value);
      else if (field !== undefined) form = { ...form, [field]: value };
      if (typeOf(step) === 'file.changed') form = { ...form, cv };
      if (typeOf(step) === 'contact.left') contact = leftContact(contact);
      take(step);
      const { application, contactText } = snapshot().context;
      expect(application).toEqual({ ...form, contact: contact.digits, contactNumber: contact.digits });
      expect(contactText).toBe(contact.shown);
    }
  });
});

test('an application is prepared and logged as it is, and only without an error; otherwise the errors are named, if assisted (CAREER-9, CAREER-13 to CAREER-17)', () => {
  forAll(inputOf('careerApplication'), histories, (input, history) => {
    const { snapshot, take } = simulate(careerApplicationMachine, input);
    /** The fields that the browser found invalid, until one is edited. */
    let refused: readonly ApplicationControl[] = [];
    for (const step of history) {
      const before = snapshot().value;
      const type = typeOf(step);
      const isRefused = type === 'application.refused' && before !== 'prepared';
      const { actions } = take(step);
      const { value, context } = snapshot();
      const empty = emptyIn(context.application);

      if (edits.includes(type ?? '')) refused = [];
      if (isRefused && context.behaviour === 'assisted')
        refused = (step as unknown as { fields: readonly ApplicationControl[] }).fields;
      const isLogged = type === 'application.submitted' && before !== 'invalid' && empty.length === 0;
      expect(actions.filter((action) => action.type === 'logApplication')).toEqual(
        isLogged ? [{ type: 'logApplication', params: context.application }] : [],
      );
      expect(namesOf(actions).includes('logInvalid')).toBe(
        isRefused || (type === 'application.submitted' && !isLogged),
      );
      if (isLogged) expect(value).toBe('prepared');
      if (value === 'prepared') expect(empty).toEqual([]);
      if (edits.includes(type ?? '')) expect(value).toBe('filling');
      if (value === 'invalid') expect(context.behaviour).toBe('assisted');
      expect(invalidControls(context)).toEqual(
        inOrder.filter((field) => empty.includes(field) || refused.includes(field)),
      );
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { careerApplicationMachine } from '../../machines/careerApplication.machine.ts';
import { enquiryMachine } from '../../machines/enquiry.machine.ts';
import { formInputs } from '../modelInputs/enquiry.ts';
import { simulate } from '../support/simulatedActor.ts';
import { forAll } from './properties/histories.ts';

const prefixes = ['', '0', '91', '+91', '091', '0091'];
const separators = ['', '', '', ' ', '-', '.', '(', ')', '\u00a0', '٣', 'x'];

/** A number of ten digits, as a visitor writes it. */
const written = fc
  .record({
    ten: fc.oneof(fc.stringMatching(/^\d{10}$/), fc.stringMatching(/^(91|0|091)\d{10}$/)),
    prefix: fc.constantFrom(...prefixes),
    gaps: fc.array(fc.constantFrom(...separators), { minLength: 16, maxLength: 16 }),
  })
  .map(({ ten: long, prefix, gaps }) => {
    const ten = long.slice(0, 10);
    return { ten, text: [...`${prefix}${ten}`].map((digit, index) => gaps[index] + digit).join('') };
  });

/** The contact field of a form: its text, the digits that count, and a visitor's edits. */
interface ContactField {
  shown: () => string;
  counted: () => string;
  change: (value: string) => unknown;
  leave: () => unknown;
}

const fields: Record<string, () => ContactField> = {
  enquiry: () => {
    const { snapshot, take } = simulate(enquiryMachine, { ...formInputs.home, behaviour: 'specified' });
    return {
      shown: () => snapshot().context.contactText,
      counted: () => snapshot().context.enquiry.contact,
      change: (value) => take({ type: 'field.changed', field: 'contact', value }),
      leave: () => take('contact.left'),
    };
  },
  careerApplication: () => {
    const { snapshot, take } = simulate(careerApplicationMachine, { behaviour: 'specified' });
    return {
      shown: () => snapshot().context.contactText,
      counted: () => snapshot().context.application.contactNumber,
      change: (value) => take({ type: 'field.changed', field: 'contact', value }),
      leave: () => take('contact.left'),
    };
  },
};

/** Presses a key with the caret there. */
const type = (field: ContactField, text: string, caret = (shown: string) => shown.length) => {
  for (const key of text) {
    const shown = field.shown();
    const at = caret(shown);
    field.change(shown.slice(0, at) + key + shown.slice(at));
  }
};

describe.each(Object.entries(fields))('the contact field of %s (ENQUIRY-9)', (_, open) => {
  test('a digit too many is dropped, with or without a prefix', () => {
    for (const prefix of prefixes) {
      const field = open();
      type(field, `${prefix}98765 432101234`);
      expect(field.shown()).toBe(`${prefix.replace('+', '')}9876543210`);
      field.leave();
      expect(field.shown()).toBe('9876543210');
    }
  });

  test('a full number takes no digit in its middle, so a prefix typed in front costs none of its end', () => {
    for (const [ten, prefixed] of [
      ['9876543210', ['+91', '0', '91', '0091', '091', '5']],
      ['9198765432', ['+91', '0', '91', '5']],
    ] as const) {
      for (const prefix of prefixed) {
        const field = open();
        type(field, ten);
        // The accepted digits stand before the caret.
        type(field, prefix, (shown) => shown.length - ten.length);
        field.leave();
        expect(field.counted()).toBe(ten);
      }
    }
  });

  test.each([
    ['digit before its last', '98765432130', '9876543210'],
    ['three digits at its end', '9198765432123', '9198765432'],
  ])('a full number takes no %s', (_, edited, ten) => {
    const field = open();
    type(field, ten);
    field.change(edited);
    expect(field.counted()).toBe(ten);
  });

  test('one that is not full is completed, and no longer', () => {
    const field = open();
    type(field, '987');
    field.change('98765432101');
    expect(field.counted()).toBe('9876543210');
  });

  test('a pasted number replaces a full one', () => {
    const field = open();
    type(field, '9876543210');
    field.change('+1 (234) 567-8901');
    expect(field.shown()).toBe('1234567890');
    field.change('+91 98765 43211');
    field.leave();
    expect(field.shown()).toBe('9876543211');
  });

  test('any ten digits come out, typed, or pasted and filled in at once, with any separators', () => {
    forAll(written, ({ ten, text }) => {
      for (const write of [type, (field: ContactField, all: string) => field.change(all)]) {
        const field = open();
        write(field, text);
        expect(field.counted()).toBe(ten);
        field.leave();
        expect([field.shown(), field.counted()]).toEqual([ten, ten]);
      }
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { careerApplicationMachine } from '../../machines/careerApplication.machine.ts';
import { contactDigits } from '../../machines/contactNumber.ts';
import { type Enquiry, enquiryMachine } from '../../machines/enquiry.machine.ts';
import { formInputs, typed } from '../modelInputs/enquiry.ts';

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

describe('the digits of a contact number (ENQUIRY-8)', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    // More than ten digits, and the country code before nine of them.
    ['91 98765 4321', '987654321'],
    // Numbers that begin as a prefix does.
    ['9198765432', '9198765432'],
    ['+91 91987 65432', '9198765432'],
    ['0 91987 65432', '9198765432'],
    ['0124 456789', '0124456789'],
    ['0124 4567890', '1244567890'],
    // Too many digits.
    ['98765 43210 12', '9876543210'],
    ['+91 98765 43210 12', '9876543210'],
    ['1 234 567 8901', '1234567890'],
    ['+91', '91'],
    ['+', ''],
    ['no digits', ''],
    ['٣٤٥', ''],
  ])('of %j are %j', (text, digits) => {
    expect(contactDigits(text)).toBe(digits);
  });

  test('any ten digits come out, whatever prefix and separators they are written with', () => {
    fc.assert(
      fc.property(written, ({ ten, text }) => {
        expect(contactDigits(text)).toBe(ten);
      }),
    );
  });

  test('no text makes more than ten, or anything but digits, and digits stay themselves', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9 +-]{0,30}$/),
      fc.stringMatching(/^0*91\d*$/),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const digits = contactDigits(text);
        expect(digits).toMatch(/^[0-9]{0,10}$/);
        expect(contactDigits(digits)).toBe(digits);
      }),
    );
  });
});

/** The contact field of a form: what it shows, what counts, and what a visitor does to it. */
interface ContactField {
  shown: () => string;
  counted: () => string;
  change: (value: string) => void;
  leave: () => void;
}

const fields: Record<string, () => ContactField> = {
  enquiry: () => {
    const drafts: Enquiry[] = [];
    const actor = createActor(
      enquiryMachine.provide({ actions: { keepDraft: (_, enquiry) => drafts.push(enquiry) } }),
      { input: { ...formInputs.home, behaviour: 'specified' } },
    ).start();
    return {
      shown: () => actor.getSnapshot().context.contactText,
      counted: () => {
        const { contact } = actor.getSnapshot().context.enquiry;
        for (const draft of drafts.slice(-1)) expect(draft.contact).toBe(contact);
        return contact;
      },
      change: (value) => actor.send({ type: 'field.changed', field: 'contact', value }),
      leave: () => actor.send({ type: 'contact.left' }),
    };
  },
  careerApplication: () => {
    const actor = createActor(careerApplicationMachine, { input: { behaviour: 'specified' } }).start();
    return {
      shown: () => actor.getSnapshot().context.contactText,
      counted: () => {
        const { contact, contactNumber } = actor.getSnapshot().context.application;
        expect(contactNumber).toBe(contact);
        return contact;
      },
      change: (value) => actor.send({ type: 'field.changed', field: 'contact', value }),
      leave: () => actor.send({ type: 'contact.left' }),
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
  test('typed key by key, the prefix shows until the field is left; ten digits count', () => {
    const field = open();
    type(field, '+91 98765 43210');
    expect(field.shown()).toBe('919876543210');
    expect(field.counted()).toBe('9876543210');
    field.leave();
    expect(field.shown()).toBe('9876543210');
    expect(field.counted()).toBe('9876543210');
  });

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
        // What is taken stands before the caret.
        type(field, prefix, (shown) => shown.length - ten.length);
        field.leave();
        expect(field.counted()).toBe(ten);
      }
    }
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

  test('any ten digits come out, typed, or pasted and filled in at once, whatever they are written with', () => {
    fc.assert(
      fc.property(written, ({ ten, text }) => {
        for (const write of [type, (field: ContactField, all: string) => field.change(all)]) {
          const field = open();
          write(field, text);
          expect(field.counted()).toBe(ten);
          field.leave();
          expect([field.shown(), field.counted()]).toEqual([ten, ten]);
        }
      }),
    );
  });

  test('no order of edits makes more than ten digits count, or what counts differ from what is shown', () => {
    const edits = fc.array(
      fc.record({
        from: fc.nat(14),
        to: fc.nat(14),
        text: fc.oneof(
          fc.stringMatching(/^[0-9+ -]{0,3}$/),
          written.map(({ text }) => text),
        ),
        leaves: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(edits, (all) => {
        const field = open();
        for (const { from, to, text, leaves } of all) {
          const shown = field.shown();
          field.change(shown.slice(0, Math.min(from, to)) + text + shown.slice(Math.max(from, to)));
          expect(field.shown()).toMatch(/^[0-9]{0,14}$/);
          expect(field.counted()).toMatch(/^[0-9]{0,10}$/);
          expect(field.counted()).toBe(contactDigits(field.shown()));
          expect(field.counted() === '').toBe(field.shown() === '');
          if (!leaves) continue;
          const counted = field.counted();
          field.leave();
          expect([field.shown(), field.counted()]).toEqual([counted, counted]);
        }
      }),
    );
  });
});

test('both calls get the ten digits of a number that still shows its prefix', async () => {
  const sent: Enquiry[] = [];
  const good = { success: true, status: true, message: 'Noted.' };
  const call = <TOutput>(output: TOutput) =>
    fromPromise<TOutput, Enquiry>(async ({ input }) => {
      sent.push(input);
      return output;
    });
  const actor = createActor(
    enquiryMachine.provide({
      actors: {
        restoreDraft: fromPromise(async () => ({})),
        contactUs: call(good),
        sendEmail: call<unknown>({}),
      },
    }),
    { input: { ...formInputs.home, behaviour: 'specified' } },
  ).start();
  await expect.poll(() => actor.getSnapshot().matches('filling')).toBe(true);
  for (const [field, value] of Object.entries({ ...typed, contact: '+91 98765 43210' }))
    actor.send({ type: 'field.changed', field: field as keyof Enquiry, value });
  expect(actor.getSnapshot().context.contactText).toBe('919876543210');
  actor.send({ type: 'enquiry.submitted' });
  await expect.poll(() => actor.getSnapshot().status).toBe('done');
  expect(sent.map(({ contact }) => contact)).toEqual(['9876543210', '9876543210']);
  expect(actor.getSnapshot().context.contactText).toBe('');
});

test('a draft is restored as ten digits, those of an earlier version too', async () => {
  for (const contact of ['+91 98765 43210', '919876543210', '9876543210']) {
    const actor = createActor(
      enquiryMachine.provide({
        actors: { restoreDraft: fromPromise<Partial<Enquiry>>(async () => ({ contact })) },
      }),
      { input: { ...formInputs.home, behaviour: 'specified' } },
    ).start();
    await expect.poll(() => actor.getSnapshot().matches('filling')).toBe(true);
    const { enquiry, contactText } = actor.getSnapshot().context;
    expect([enquiry.contact, contactText]).toEqual(['9876543210', '9876543210']);
  }
});

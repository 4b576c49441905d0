import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactDigits } from '../../machines/contactNumber.ts';
import { runs } from './properties/histories.ts';

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
      runs,
    );
  });
});

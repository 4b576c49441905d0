import { describe, expect, test } from 'vitest';
import { enquiryFields } from '../../machines/enquiry.machine.ts';
import { agency } from '../../src/content/agency.ts';
import { enquiryWords, fieldLimits, serviceOptions } from '../../src/content/enquiry.ts';
import { follow, resolve } from '../support/contract/document.ts';

const properties = follow(resolve('#/components/schemas/EnquiryRequest/properties'));

describe('what the forms offer is what the contract takes', () => {
  test('the same six fields', () => {
    expect(Object.keys(properties).sort()).toEqual([...enquiryFields].sort());
    expect(Object.keys(enquiryWords.labels).sort()).toEqual([...enquiryFields].sort());
  });

  test('the same services, in the order of the select', () => {
    expect(follow(properties.service ?? null).enum).toEqual(serviceOptions);
  });

  test.each(Object.entries(fieldLimits))('%s takes up to %i characters', (field, limit) => {
    expect(follow(properties[field] ?? null).maxLength).toBe(limit);
  });
});

test('the agency’s data are plainly fictional (RULINGS R1)', () => {
  const { email, hiringEmail, senderEmail, mapsHref, chatHref, social } = agency;
  for (const address of [email, hiringEmail, senderEmail]) expect(address).toMatch(/@[a-z]+\.example$/);
  for (const href of [mapsHref, chatHref, ...social.map(({ href }) => href)]) {
    expect(new URL(href).hostname).toMatch(/(^|\.)example\.com$/);
  }
});

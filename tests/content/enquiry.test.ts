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

describe('the agency’s data', () => {
  const { address, email, hiringEmail, senderEmail, phone, mapsHref, chatHref, social } = agency;

  test('e-mail addresses and phone number are plainly fictional (OWNER-2)', () => {
    for (const mailbox of [email, hiringEmail, senderEmail]) expect(mailbox).toMatch(/@[a-z]+\.example$/);
    // No Indian number begins with 0 after the country code.
    expect(phone.href).toMatch(/^tel:\+910{5}\d{5}$/);
    expect(phone.label.replace(/\D/g, '')).toBe(phone.href.replace(/\D/g, ''));
  });

  test('social profiles are on the real services, under one handle that nobody can have (NAV-7)', () => {
    const urls = social.map(({ href }) => new URL(href));
    expect(social.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'Twitter', 'LinkedIn']);
    expect(urls.map(({ protocol, host }) => `${protocol}//${host}`)).toEqual([
      'https://facebook.com',
      'https://instagram.com',
      'https://twitter.com',
      'https://linkedin.com',
    ]);
    const handles = new Set(urls.map(({ pathname }) => pathname.replace(/^\/(company\/)?/, '')));
    expect(handles.size).toBe(1);
    // Twitter takes 15 characters, Instagram 30; neither takes a hyphen, nor does Facebook.
    expect([...handles][0]).toMatch(/^(?=.*-)[a-z-]{31,}$/);
  });

  test('the chat link opens WhatsApp with the number, the maps link Google Maps with the address (NAV-7)', () => {
    expect(chatHref).toBe(`https://wa.me/${phone.href.replace(/\D/g, '')}`);
    const maps = new URL(mapsHref);
    expect(maps.origin + maps.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(maps.searchParams)).toEqual({ api: '1', query: address.join(', ') });
  });
});

import { expect, test } from 'vitest';
import { machines } from '../../machines/index.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { type Address, addressOf, homes, parseAddress } from '../../src/machineRoom/core/address.ts';

test.each<[string, Address]>([
  ['#/enquiry', { machine: 'enquiry' }],
  ['#/enquiry?page=/', { machine: 'enquiry', page: '/' }],
  ['#/enquiry/stories/12', { machine: 'enquiry', story: 12 }],
  ['#/enquiry/stories/3?page=/contact', { machine: 'enquiry', story: 3, page: '/contact' }],
])('%s is an address, there and back', (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
  expect(addressOf(address)).toBe(hash);
});

test.each([
  '',
  '#',
  '#/',
  '#/toString',
  '#/nobody/stories/0',
  '#/?page=//elsewhere.example',
  '#/?page=mailto:x',
])('%j names nothing', (hash) => {
  expect(parseAddress(hash)).toEqual({});
});

test.each(['0', '1x', 'x1', '1.5'])('a story is counted from 1: %s is none', (story) => {
  expect(parseAddress(`#/enquiry/stories/${story}`)).toEqual({ machine: 'enquiry' });
});

test('every machine has a page of the site', () => {
  expect(Object.keys(homes).sort()).toEqual(Object.keys(machines).sort());
  const paths = sitePages.map(({ path }) => path);
  for (const page of Object.values(homes)) expect(paths).toContain(page);
});

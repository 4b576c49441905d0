import { expect, test } from 'vitest';
import { fieldLimits } from '../../src/content/enquiry.ts';
import { follow, resolve } from '../support/contract/document.ts';

const properties = follow(resolve('#/components/schemas/EnquiryRequest/properties'));

test.each(Object.entries(fieldLimits))('%s takes up to %i characters, as in the contract', (field, limit) => {
  expect(follow(properties[field] ?? null).maxLength).toBe(limit);
});

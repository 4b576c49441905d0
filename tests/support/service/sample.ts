/** The agency and the enquiry of tests and benchmarks. */
import type { Enquiry } from '../../../openapi/service/contract.ts';

export const agency = {
  mailTo: 'hello@agency.example',
  mailFrom: 'website@agency.example',
  agencyName: 'The Agency Way',
  phone: '+91 00000 00000',
};

export const enquiry: Enquiry = {
  name: 'Asha Verma',
  email: 'asha@brightkites.example',
  contact: '5550123456',
  companyName: 'Bright Kites',
  service: 'Paid Ads',
  message: 'We open our second shop in June.',
};

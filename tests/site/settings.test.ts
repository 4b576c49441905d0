import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.build.ts';

test.each([{}, { VITE_SITE_ORIGIN: '', VITE_API_BASE: '', VITE_VITALS_URL: '' }])(
  'with %j set, everything works on one machine',
  (env) => {
    expect(readSettings(env)).toEqual({
      siteOrigin: 'http://127.0.0.1:4173',
      apiBase: '/api',
      behaviour: 'specified',
      vitalsUrl: null,
    });
  },
);

test('good values are taken, without trailing slashes', () => {
  const env = {
    VITE_SITE_ORIGIN: 'https://www.agency.example/',
    VITE_API_BASE: 'https://api.agency.example/api//',
    VITE_BEHAVIOUR: 'assisted',
    VITE_VITALS_URL: '/vitals',
  };
  expect(readSettings(env)).toEqual({
    siteOrigin: 'https://www.agency.example',
    apiBase: 'https://api.agency.example/api',
    behaviour: 'assisted',
    vitalsUrl: '/vitals',
  });
});

describe('a bad value stops the build with a message that names it', () => {
  test.each([
    ['VITE_SITE_ORIGIN', 'agency.example'],
    ['VITE_SITE_ORIGIN', 'https://agency.example/site'],
    ['VITE_SITE_ORIGIN', 'ftp://agency.example'],
    ['VITE_API_BASE', 'api'],
    ['VITE_API_BASE', '/'],
    ['VITE_API_BASE', '//api.agency.example'],
    ['VITE_BEHAVIOUR', 'helpful'],
    ['VITE_VITALS_URL', 'vitals'],
    ['VITE_VITALS_URL', '/'],
  ])('%s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is '${value}', but has to be`);
  });
});

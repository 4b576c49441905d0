import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { careersWords } from '../../src/content/careers.ts';
import { dataProtection } from '../../src/content/dataProtection.ts';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { privacyWords } from '../../src/content/privacy.ts';
import Privacy from '../../src/routes/privacy.tsx';
import { settings } from '../../src/settings.ts';
import { readSource, sourcesIn } from '../support/sources.ts';

const sources = sourcesIn('src')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readSource(file) }));
const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? file : [])).sort();

/** Every sentence of the page. */
function saidWith(vitalsUrl: string | null): string {
  const { parts, report } = privacyWords(vitalsUrl);
  return [...parts, report]
    .flatMap(({ text, list = [], after = [] }) => [...text, ...list, ...after])
    .join('\n');
}
const said = saidWith(null);

describe('the privacy page is true of the code (PAGE-3)', () => {
  test('it names every field of both forms', () => {
    for (const label of [...Object.values(enquiryWords.labels), ...Object.values(careersWords.form.labels)])
      expect(said).toContain(`${label}: `);
  });

  test('a draft and the film’s pause are all that a page stores in the browser', () => {
    expect(filesWith(/(local|session)Storage\.setItem/)).toEqual([
      'src/actors/draft.ts',
      'src/features/heroVideo/pauseChoice.ts',
    ]);
    expect(filesWith(/document\.cookie|cookieStore|indexedDB|caches\.open|serviceWorker/)).toEqual([]);
    expect(said).toContain('Two things are stored on your device');
  });

  test('of what it does beside its calls, a page reports only the web vitals', () => {
    expect(filesWith(/sendBeacon|XMLHttpRequest|new (WebSocket|EventSource)/)).toEqual([
      'src/actors/vitals.ts',
    ]);
    expect(said).toContain('reported to nobody');
    expect(saidWith('https://vitals.example')).toContain('reported to https://vitals.example');
  });

  test('it names the address that the site is built with for reports', () => {
    const { vitalsUrl } = settings;
    onTestFinished(() => {
      settings.vitalsUrl = vitalsUrl;
    });
    settings.vitalsUrl = 'https://vitals.example';
    expect(renderToStaticMarkup(Privacy())).toContain('reported to https://vitals.example');
  });
});

test('every fact that only the owner knows is marked', () => {
  const { contact, ...facts } = dataProtection;
  for (const fact of [`${contact.name}, ${contact.role}`, ...Object.values(facts)])
    expect(said).toContain(`${fact} (owner to confirm)`);
});

test('the grievance contact has a mailbox of the agency', () => {
  const host = (address: string) => address.split('@')[1];
  expect(host(dataProtection.contact.email)).toBe(host(agency.email));
});

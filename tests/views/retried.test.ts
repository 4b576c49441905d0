import { expect, test } from 'vitest';
import { loadStyles } from '../../src/actors/retried.ts';

/** Adds a link to a style sheet, as the browser has it once the request has ended. */
function linkWith(sheet: { cssRules: readonly object[] } | null): Element {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.body.append(link);
  return link;
}

const shown = () => document.querySelector('link[rel=stylesheet]');

test('a style sheet that has arrived is not requested again', async () => {
  const link = linkWith({ cssRules: [{}] });
  await loadStyles();
  expect(shown()).toBe(link);
});

test.each([
  ['Firefox', { cssRules: [] }],
  [
    'Chromium',
    {
      get cssRules(): never {
        throw new DOMException('Cannot access rules', 'SecurityError');
      },
    },
  ],
  ['other browsers', null],
])('one that has failed is requested again in %s, until it arrives', async (_, sheet) => {
  const link = linkWith(sheet);
  const failing = loadStyles();
  expect(shown()).not.toBe(link);
  shown()?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toBeDefined();
  const loading = loadStyles();
  shown()?.dispatchEvent(new Event('load'));
  await loading;
});

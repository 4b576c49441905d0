import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkError } from '../../src/actors/chunk.ts';
import { ErrorScreen } from '../../src/shell/errorScreen/ErrorScreen.tsx';
import { renderInSite } from './site.tsx';

const reset = vi.fn();
const answer = { current: Promise.withResolvers<Response>() };
const button = () => screen.getByRole('button');

const show = (error: unknown) => renderInSite(<ErrorScreen error={error} reset={reset} />);
const missing = new ChunkError('about', 'error');

beforeEach(() => {
  reset.mockClear();
  answer.current = Promise.withResolvers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer.current.promise),
  );
});

test('while the server is asked, the focus stays', async () => {
  await show(missing);
  button().focus();
  fireEvent.click(button());
  expect(button().textContent).toBe('Trying again …');
  expect(document.activeElement).toBe(button());
});

test('an answer that comes after the visitor has left does nothing', async () => {
  await show(missing);
  fireEvent.click(button());
  expect(fetch).toHaveBeenCalledExactlyOnceWith(window.location.href, expect.anything());
  const { signal } = vi.mocked(fetch).mock.calls[0]?.[1] ?? {};
  cleanup();
  expect(signal?.aborted).toBe(true);
  await act(async () => answer.current.reject(new TypeError('offline')));
  expect(reset).not.toHaveBeenCalled();
});

test.each([
  [new Error('It broke.'), 'It broke.'],
  [new TypeError(''), 'TypeError'],
  [{ statusText: 'Not Acceptable' }, 'Not Acceptable'],
  [{ status: 406 }, '[object Object]'],
  ['words', 'words'],
  [null, 'null'],
  [undefined, 'undefined'],
])('says in its own words what went wrong: %o', async (error, words) => {
  await show(error);
  expect(document.title).toBe('Unexpected Application Error! - The Agency Way');
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(words);
});

import type { AnyRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../src/actors/afterPaint.ts';
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

test('the heading gets the focus once the page is loaded again, not before', async () => {
  await show(new Error('It broke.'));
  const main = document.body.appendChild(document.createElement('main'));
  const heading = main.appendChild(document.createElement('h1'));
  const loading = Promise.withResolvers<void>();
  vi.spyOn(Reflect.get(window, '__TSR_ROUTER__') as AnyRouter, 'invalidate').mockReturnValue(loading.promise);
  fireEvent.click(button());
  await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
  expect(document.activeElement).not.toBe(heading);
  loading.resolve();
  await waitFor(() => expect(document.activeElement).toBe(heading));
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

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError } from '../../src/actors/chunk.ts';
import { ErrorScreen } from '../../src/shell/ErrorScreen.tsx';
import { renderInSite } from './site.tsx';

const reset = vi.fn();
const answer = { current: Promise.withResolvers<Response>() };
const button = () => screen.getByRole('button');
const state = () => [button().textContent, button().ariaDisabled];

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
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('trying again asks the server once, says so at once, and can be repeated', async () => {
  await show(missing);
  button().focus();
  fireEvent.click(button());
  expect(state()).toEqual(['Trying again …', 'true']);
  expect(document.activeElement).toBe(button());
  fireEvent.click(button());
  expect(fetch).toHaveBeenCalledOnce();
  await act(async () => answer.current.reject(new TypeError('offline')));
  expect(reset).toHaveBeenCalledOnce();
  expect(state()).toEqual(['Try again', 'false']);
  fireEvent.click(button());
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an answer that comes after the visitor has left does nothing', async () => {
  await show(missing);
  fireEvent.click(button());
  cleanup();
  await act(async () => answer.current.reject(new TypeError('offline')));
  expect(reset).not.toHaveBeenCalled();
});

test('the answer is waited for 5 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await show(missing);
  fireEvent.click(button());
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
  expect(fetch).toHaveBeenCalledWith(
    window.location.href,
    expect.objectContaining({ signal: timeout.mock.results[0]?.value }),
  );
});

describe('for a script that is missing', () => {
  test.each([
    [200, 'a new document is fetched', 1],
    [404, 'a new document is fetched', 1],
    [499, 'a new document is fetched', 1],
    [500, 'the page stays and is tried again', 0],
    [503, 'the page stays and is tried again', 0],
  ])('and a server that answers %i, %s', async (status, _, reloads) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, href: 'http://localhost/', reload });
    await show(missing);
    fireEvent.click(button());
    await act(async () => answer.current.resolve(new Response(null, { status })));
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(reset).toHaveBeenCalledTimes(1 - reloads);
  });
});

test('for any other error no server is asked', async () => {
  await show(new Error('It broke.'));
  fireEvent.click(button());
  await act(async () => {});
  expect(fetch).not.toHaveBeenCalled();
  expect(reset).toHaveBeenCalledOnce();
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

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkError } from '../../src/actors/chunk.ts';
import { ErrorScreen } from '../../src/shell/ErrorScreen.tsx';
import { renderInSite } from './site.tsx';

const reset = vi.fn();
const answer = { current: Promise.withResolvers<Response>() };
const button = () => screen.getByRole('button');
const state = () => [button().textContent, button().ariaDisabled];

beforeEach(async () => {
  reset.mockClear();
  answer.current = Promise.withResolvers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer.current.promise),
  );
  await renderInSite(<ErrorScreen error={new ChunkError('about', 'error')} reset={reset} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('trying again asks the server once, says so at once, and can be repeated', async () => {
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
  fireEvent.click(button());
  cleanup();
  await act(async () => answer.current.reject(new TypeError('offline')));
  expect(reset).not.toHaveBeenCalled();
});

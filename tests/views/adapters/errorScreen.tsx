import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { ChunkError } from '../../../src/actors/chunk.ts';
import { ErrorScreen } from '../../../src/shell/errorScreen/ErrorScreen.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';

const reset = vi.fn();
const reload = vi.fn();
let answer = Promise.withResolvers<Response>();
let fail = (_error: Error) => {};

/** The screen of a page that fails again with the error of the test's choice. */
function FailingPage() {
  const [error, setError] = useState<Error>();
  fail = setError;
  return <ErrorScreen error={error} reset={reset} />;
}

const failures = {
  script: new ChunkError('about', 'error'),
  page: new Error('The wall fell down'),
};

const called = (effect: typeof reset) => () => {
  expect(effect).toHaveBeenCalledOnce();
  effect.mockClear();
};

export const errorScreen: ViewAdapter<'errorScreen'> = {
  open: () => {
    reset.mockClear();
    reload.mockClear();
    vi.stubGlobal('location', { ...window.location, href: 'http://localhost/', reload });
    vi.stubGlobal('fetch', () => {
      answer = Promise.withResolvers();
      return answer.promise;
    });
    return renderInSite(<FailingPage />);
  },
  events: {
    'retry.pressed': ({ isChunkError }) => {
      act(() => fail(isChunkError ? failures.script : failures.page));
      fireEvent.click(screen.getByRole('button'));
    },
  },
  actions: { renderAgain: called(reset), openDocument: called(reload) },
  settle: ({ done, value }) => {
    if (done) answer.resolve(new Response(null, { status: Number(value) }));
    else answer.reject(value);
  },
  element: () => screen.getByRole('alert'),
  expectState: (state) => {
    expect(screen.getByRole('button').textContent).toBe(
      state === 'checking' ? 'Trying again …' : 'Try again',
    );
    expect(screen.getByRole('button').ariaDisabled).toBe(String(state === 'checking'));
  },
};

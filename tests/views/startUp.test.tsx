import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { flag, renderLate } from './adapters/startUp.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([5_000, 9_000])('rendered %i ms after the load, the flag is set at once', async (elapsed) => {
  await renderLate(elapsed);
  await vi.waitFor(() => expect(flag()?.dataset.state).toBe('elapsed'), 500);
});

import { expect, test, vi } from 'vitest';
import { watchSize } from '../../src/actors/watchSize.ts';

test('without ResizeObserver the size of an element is reported once, at once', () => {
  expect(typeof ResizeObserver).toBe('undefined');
  const then = vi.fn();
  watchSize(document.body, then, new AbortController().signal);
  expect(then).toHaveBeenCalledOnce();
});

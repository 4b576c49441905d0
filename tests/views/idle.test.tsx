import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { afterPaint } from '../../src/actors/afterPaint.ts';
import { useIdle, whenIdle } from '../../src/actors/idle.ts';

beforeEach(() => void vi.useFakeTimers());

describe('work for an idle page', () => {
  test('waits until the browser is idle, 1 s at most, and can be cancelled', () => {
    const request = vi.fn(() => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const work = vi.fn();
    const end = whenIdle(work);
    expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 1_000 });
    end();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  });

  test('is done soon where a browser does not say that it is idle, and can be cancelled', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const [done, cancelled] = [vi.fn(), vi.fn()];
    whenIdle(done);
    whenIdle(cancelled)();
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });

  test('a component renders again once the page is idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const Idle = () => <output>{String(useIdle())}</output>;
    render(<Idle />);
    expect(screen.getByRole('status').textContent).toBe('false');
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('status').textContent).toBe('true');
  });
});

describe('work for after a paint', () => {
  let paint: () => void = () => {};
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
      paint = frame;
    });
  });

  test('is done right after the next frame, and once', () => {
    const work = vi.fn();
    afterPaint(work);
    paint();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('is done after 100 ms where nothing is painted', () => {
    const work = vi.fn();
    afterPaint(work);
    vi.advanceTimersByTime(99);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    paint();
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('can be cancelled', () => {
    const work = vi.fn();
    afterPaint(work)();
    paint();
    vi.advanceTimersByTime(1_000);
    expect(work).not.toHaveBeenCalled();
  });
});

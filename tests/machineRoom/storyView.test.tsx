// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { planStories } from '../../src/machineRoom/core/planStories.ts';
import { StoryView } from '../../src/machineRoom/StoryView.tsx';
import { runningEnquiry } from './running.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a story that plays takes a step every 900 ms, and none after its pause', async () => {
  const { seen } = await runningEnquiry();
  const [, story] = planStories('enquiry');
  if (!story) throw new Error('There is no second story.');
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
  render(<StoryView tracked={seen()} story={story} site={{} as never} />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const play = screen.getByRole('button', { name: 'Play' });
  const steps = () => screen.getByRole('status').textContent;

  fireEvent.click(play);
  wait(899);
  expect(steps()).toMatch(/^\d+ steps/);
  wait(1);
  expect(steps()).toMatch(/^Step 1 of/);
  fireEvent.click(play);
  wait(10_000);
  expect(steps()).toMatch(/^Step 1 of/);
});

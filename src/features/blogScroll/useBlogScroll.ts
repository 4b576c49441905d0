import { useMachine } from '@xstate/react';
import { blogScrollMachine } from '../../../machines/blogScroll.machine.ts';
import { pathOf } from '../../actors/statePath.ts';
import { inspection } from '../../inspection.ts';

/** The state path and `send` of an article's first 300 px. */
export function useBlogScroll() {
  const [{ value }, send] = useMachine(blogScrollMachine, { ...inspection });
  return [pathOf(value), send] as const;
}

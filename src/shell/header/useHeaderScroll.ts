import { useMachine } from '@xstate/react';
import { headerScrollMachine } from '../../../machines/headerScroll.machine.ts';
import { inspection } from '../../inspection.ts';

/** The state and `send` of the header's style. */
export function useHeaderScroll() {
  const [{ value }, send] = useMachine(headerScrollMachine, { ...inspection });
  return [value, send] as const;
}

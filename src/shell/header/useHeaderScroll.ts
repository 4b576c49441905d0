import { useMachine } from '@xstate/react';
import { headerScrollMachine } from '../../../machines/headerScroll.machine.ts';
import { inspection } from '../../inspection.ts';

/** The header's style: its machine. */
export const useHeaderScroll = () => useMachine(headerScrollMachine, inspection);

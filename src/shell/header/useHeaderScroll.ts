import { useMachine } from '@xstate/react';
import { headerScrollMachine } from '../../../machines/headerScroll.machine.ts';
import { inspection } from '../../inspection.ts';

/** Runs the `headerScroll` machine. */
export const useHeaderScroll = () => useMachine(headerScrollMachine, inspection);

import { useMachine } from '@xstate/react';
import { chatButtonMachine } from '../../../machines/chatButton.machine.ts';
import { inspection } from '../../inspection.ts';

/** Runs the `chatButton` machine. */
export const useChatButton = () => useMachine(chatButtonMachine, inspection);

import { useMachine } from '@xstate/react';
import { chatButtonMachine } from '../../../machines/chatButton.machine.ts';
import { inspection } from '../../inspection.ts';

/** The link into the chat app: its machine. */
export const useChatButton = () => useMachine(chatButtonMachine, inspection);

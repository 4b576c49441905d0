import { useMachine } from '@xstate/react';
import { blogScrollMachine } from '../../../machines/blogScroll.machine.ts';
import { inspection } from '../../inspection.ts';

/** An article's first 300 px: their machine. */
export const useBlogScroll = () => useMachine(blogScrollMachine, inspection);

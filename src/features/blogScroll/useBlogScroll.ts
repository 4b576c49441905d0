import { useMachine } from '@xstate/react';
import { blogScrollMachine } from '../../../machines/blogScroll.machine.ts';
import { inspection } from '../../inspection.ts';

/** Runs the `blogScroll` machine. */
export const useBlogScroll = () => useMachine(blogScrollMachine, inspection);

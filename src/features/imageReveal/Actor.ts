import { createActor } from 'xstate';
import { imageRevealMachine } from '../../../machines/imageReveal.machine.ts';
import { watchSeen } from '../../actors/seen.ts';
import { inspection } from '../../boot/inspect.ts';
import type { Watch } from '../../ui/useWatched.ts';

/** One visible pixel is enough. */
const THRESHOLD = 0;

export const watch: Watch = (element, show) =>
  watchSeen(
    createActor(imageRevealMachine, { ...inspection }),
    element,
    { threshold: THRESHOLD, rootMargin: '0px 100%' },
    show,
  );

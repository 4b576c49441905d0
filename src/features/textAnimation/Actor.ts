import { createActor } from 'xstate';
import { TEXT_ANIMATION_THRESHOLD, textAnimationMachine } from '../../../machines/textAnimation.machine.ts';
import { watchSeen } from '../../actors/seen.ts';
import { inspection } from '../../boot/inspect.ts';
import type { Watch } from '../../ui/useWatched.ts';

export const watch: Watch = (element, show) =>
  watchSeen(
    createActor(textAnimationMachine, { ...inspection }),
    element,
    { threshold: TEXT_ANIMATION_THRESHOLD },
    show,
  );

import { type AnyStateMachine, initialTransition } from 'xstate';
import { pathOf } from '../../actors/statePath.ts';
import { eventWith } from './payload.ts';
import { rewind, sendAndFreeze } from './rewind.ts';
import type { TrackedActor } from './room.ts';

/** One step of a story. The first is the start. */
interface StoryStep {
  /** The event and the first value of its payload. */
  name: string;
  type: string;
  /** JSON, as `payloadText` writes it. */
  payload: string;
  /** The state that it leads to, as one word. */
  expected: string;
}

/** A covering path of a machine (`tests/support/plan.ts`). */
export interface Story {
  name: string;
  /** The page that has the view of its input, where only one has it. */
  page: string | undefined;
  /** The input that the path's actor starts with. */
  input: unknown;
  steps: readonly StoryStep[];
}

/** How a step ended. */
export interface StepResult {
  actual: string;
  isAsExpected: boolean;
}

/**
 * Takes one step of a story with a running actor: the first puts it into the story's initial snapshot, each other one
 * sends its event. The actor is frozen afterwards.
 *
 * @throws an Error when the actor has ended
 */
export function takeStep(
  { actor, realm }: Pick<TrackedActor, 'actor' | 'realm'>,
  { input, steps }: Story,
  index: number,
): StepResult {
  const step = steps[index];
  if (step === undefined) throw new Error(`The story has no step ${index}.`);
  if (index === 0) {
    const { machine } = actor.getSnapshot() as { machine: AnyStateMachine };
    rewind(actor, initialTransition(machine, input)[0]);
  } else sendAndFreeze(actor, eventWith(step.type, step.payload, realm));
  const actual = pathOf(actor.getSnapshot().value);
  return { actual, isAsExpected: actual === step.expected };
}

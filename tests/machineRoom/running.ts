import { createActor, fromPromise, type SimulatedClock } from 'xstate';
import { carouselMachine } from '../../machines/carousel.machine.ts';
import {
  type Answer,
  type EnquiryInput,
  enquiryMachine,
  type Submission,
} from '../../machines/enquiry.machine.ts';
import { createRoom } from '../../src/machineRoom/core/room.ts';
import { formInputs } from '../modelInputs/enquiry.ts';

const input: EnquiryInput = { ...formInputs.home, behaviour: 'specified' };

/** A form's actor that has restored an empty draft, and the room that sees it. Its calls never answer. */
export async function runningEnquiry(overrides: Partial<EnquiryInput> = {}) {
  const calls: string[] = [];
  const call = <TOutput>(name: string) =>
    fromPromise<TOutput, Submission>(({ signal }) => {
      calls.push(name);
      signal.addEventListener('abort', () => calls.push(`${name} aborted`));
      return new Promise(() => {});
    });
  const room = createRoom(() => 0);
  const actor = createActor(
    enquiryMachine.provide({
      actors: {
        restoreDraft: fromPromise(async () => ({})),
        contactUs: call<Answer>('contactUs'),
        sendEmail: call<unknown>('sendEmail'),
      },
    }),
    { input: { ...input, ...overrides }, inspect: room.open() },
  ).start();
  await new Promise((resolve) => actor.subscribe(resolve));
  return { actor, room, calls, seen: () => seenIn(room) };
}

/** A carousel, and the room that sees it. */
export function runningCarousel(clock: SimulatedClock) {
  const room = createRoom(() => 0);
  const actor = createActor(carouselMachine, { input: { count: 4 }, clock, inspect: room.open() }).start();
  return { actor, room, seen: () => seenIn(room) };
}

/** The one actor in a room. */
function seenIn(room: ReturnType<typeof createRoom>) {
  const [one, ...others] = room.actors();
  if (one === undefined || others.length > 0) throw new Error('There is not one actor.');
  return one;
}

import { act } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  ExecutableActionsFrom,
} from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { actionOf } from '../../machines/transitions.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { inspection } from '../../src/inspection.ts';
import { modelInputs } from '../modelInputs/index.ts';
import type { ModelInputs } from '../support/modelGraph.ts';
import { plan } from '../support/plan.ts';
import {
  type Executed,
  follow,
  type PlannedPath,
  type PlannedStep,
  type Settlement,
} from '../support/plannedPath.ts';
import { everyTransition, recordActions, recordTransitions } from '../support/recorders.ts';
import { realNow, realTimeout, TIMEOUT_MS } from './site.tsx';

type Machine<TName extends MachineName> = (typeof machines)[TName];
type EventOf<TName extends MachineName> = EventFrom<Machine<TName>>;
type ActionType<TName extends MachineName> = ExecutableActionsFrom<Machine<TName>>['type'];

/** Drives one machine in its view, in jsdom. */
export interface ViewAdapter<TName extends MachineName> {
  /** Renders the view, as the path needs it. */
  open: (path: PlannedPath) => unknown;
  /** Makes each event happen, as a visitor or the page does. */
  events: {
    [TType in EventOf<TName>['type']]: (event: Extract<EventOf<TName>, { type: TType }>) => unknown;
  };
  /** Asserts the effect of each executed action; called with the action's parameters. */
  actions?: { [TType in ActionType<TName>]?: (params: never) => unknown };
  /** Lets an invoked actor finish. */
  settle?: (settlement: Settlement) => unknown;
  /** The element that carries `data-state`: the state's path, as `pathOf` writes it. */
  element?: () => HTMLElement | null | undefined;
  /** Further assertions on the view. */
  expectState?: (state: string, snapshot: AnyMachineSnapshot) => unknown;
}

/** Expected action params; any Error matches, because views throw their own. */
const expectedOf = (params: unknown): unknown =>
  params !== null && typeof params === 'object'
    ? expect.objectContaining(
        Object.fromEntries(
          Object.entries(params).map(([key, value]) => [
            key,
            value instanceof Error ? expect.any(Error) : value,
          ]),
        ),
      )
    : params;

/** One frame of the page, ms. */
const FRAME = 16;
/** Frames that a view may take after an action; shorter than the shortest delay of any machine. */
const FRAMES = 10;

/**
 * Repeats assertions until they pass: React's effects and lazy scripts follow the state a little later.
 *
 * @param look throws until the view is as it should be
 * @param executed counts the actions; after another one the view may take its frames again, because on a busy machine
 * the router is slower than they are
 */
async function eventually(look: () => Promise<void>, executed: () => number): Promise<void> {
  const start = realNow();
  let frames = 0;
  let count = executed();
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (realNow() - start > TIMEOUT_MS) throw error;
    }
    if (executed() !== count) frames = 0;
    count = executed();
    const hasFrame = frames < FRAMES;
    frames += 1;
    await act(() => vi.advanceTimersByTimeAsync(hasFrame ? FRAME : 0));
    await new Promise((resolve) => realTimeout(resolve, hasFrame ? 0 : 20));
  }
}

/** Drives a machine's view along every planned path: it has to take every transition, and execute every action. */
export function driveView<TName extends MachineName>(name: TName, adapter: ViewAdapter<TName>): void {
  const machine: AnyStateMachine = machines[name];
  const inputs = modelInputs[name as MachineName] as unknown as ModelInputs<AnyStateMachine>;
  const paths = plan(machine, inputs);
  const transitions = recordTransitions(machine.id);
  const actions = recordActions(machine.id);
  /** Executed actions that the binding did not provide. */
  const unprovided = new Set<string>();
  const events = adapter.events as Record<string, (event: AnyEventObject) => unknown>;
  const assertions = (adapter.actions ?? {}) as Record<string, ((params: unknown) => unknown) | undefined>;

  const expectActions = async (expected: readonly Executed[]) => {
    expect(actions.executed, 'the actions').toEqual(
      expected.map(({ type, params }) => ({ type, params: expectedOf(params) })),
    );
    for (const { type, params } of actions.executed) {
      const assertEffect = assertions[type];
      if (!assertEffect)
        throw new Error(
          `No assertion for the action '${type}': add it to \`actions\` of the machine's adapter.`,
        );
      await assertEffect(params);
    }
  };

  const expectStep = async ({ state: snapshot, actions: expected }: Omit<PlannedStep, 'event'>) => {
    const state = pathOf(snapshot.value);
    const look = async () => {
      if (adapter.element) expect(adapter.element(), 'the element').toHaveProperty('dataset.state', state);
      await adapter.expectState?.(state, snapshot);
      await expectActions(expected);
    };
    await eventually(look, () => actions.executed.length);
    actions.executed.length = 0;
    expect([...unprovided], 'the actions without a binding').toEqual([]);
  };

  const drive = (path: PlannedPath) => {
    let isOpen = false;
    return follow(path, {
      act: (event) => {
        const perform = events[event.type];
        if (!perform) throw new Error(`The adapter has no event '${event.type}'.`);
        return perform(event);
      },
      wait: (ms) => act(() => vi.advanceTimersByTimeAsync(ms)),
      settle: (settlement) => act(async () => adapter.settle?.(settlement)),
      expect: (step) => {
        // Discards actions executed while the view opens.
        if (!isOpen) actions.executed.length = 0;
        const expected = isOpen ? step.actions : [];
        isOpen = true;
        return expectStep({ state: step.state, actions: expected });
      },
    });
  };

  describe(name, () => {
    beforeEach(() => {
      setupIntersectionMocking(vi.fn);
      vi.useFakeTimers();
      // Testing Library advances fake timers with this while it waits.
      vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
      inspection.inspect = (inspected) => {
        transitions.inspect(inspected);
        actions.inspect(inspected);
        const action = actionOf(inspected);
        if (action?.machineId !== machine.id) return;
        const { logic } = inspected.actorRef as unknown as { logic: AnyStateMachine };
        const { [action.type]: bound } = logic.implementations.actions;
        if (bound === machine.implementations.actions[action.type]) unprovided.add(action.type);
      };
    });

    test.each(paths)('$name', async (path) => {
      await adapter.open(path);
      await drive(path);
    });

    test('every declared transition has been taken', () => {
      expect([...transitions.walked].sort()).toEqual(everyTransition(machine));
    });
  });
}

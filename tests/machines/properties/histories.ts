import fc from 'fast-check';
import type { AnyEventObject } from 'xstate';
import { type MachineName, machines } from '../../../machines/index.ts';
import {
  after,
  type DelayStep,
  done,
  failed,
  type SettleStep,
  type Step,
  stepsIn,
} from '../../specification/format.ts';
import { machineRules } from '../../specification/machineRules.ts';
import { arbitraries } from './arbitraries.ts';

/** Asserts a property of random values, with 1,000 of each. */
export const forAll = <TValues extends [unknown, ...unknown[]]>(
  ...property: [
    ...arbitraries: { [TIndex in keyof TValues]: fc.Arbitrary<TValues[TIndex]> },
    holds: (...values: TValues) => void,
  ]
) => fc.assert(fc.property(...property), { numRuns: 1_000 });

/** Time that passes, ms: up to a delay of the machine, just before it, and any other. */
function waitsOf(name: MachineName): fc.Arbitrary<DelayStep> {
  const delays = Object.values<unknown>(machines[name].implementations.delays).filter(
    (delay) => typeof delay === 'number',
  );
  return fc
    .oneof(
      fc.constantFrom(...delays.flatMap((delay) => [delay, delay - 1]), 0),
      fc.integer({ min: 1, max: 4_000 }),
    )
    .map(after);
}

/** The specified events without data. */
const plainEventsOf = (name: MachineName): string[] =>
  machineRules[name].states.flatMap(stepsIn).filter((step) => typeof step === 'string');

/** A machine's events with their weights; the default weight is 1. */
export function eventsOf(
  name: MachineName,
  weights: Readonly<Record<string, number>> = {},
): fc.WeightedArbitrary<AnyEventObject>[] {
  const plain = plainEventsOf(name).map((type) => [type, fc.constant({})] as const);
  const events = new Map<string, fc.Arbitrary<object>>([
    ...plain,
    ...Object.entries(arbitraries[name].events),
  ]);
  return [...events].map(([type, data]) => ({
    weight: weights[type] ?? 1,
    arbitrary: data.map((values) => ({ type, ...values })),
  }));
}

/** The ways in which the actors of a machine may end. */
function endsOf(name: MachineName): fc.WeightedArbitrary<SettleStep>[] {
  return Object.entries(arbitraries[name].actors ?? {}).flatMap(([actor, ends]) => [
    { weight: 2, arbitrary: ends.done.map((output) => done(actor, output)) },
    { weight: 2, arbitrary: ends.error.map((error) => failed(actor, error)) },
  ]);
}

/** The steps that a machine can meet: its events, time that passes, the ends of its actors. */
export const stepsOf = (name: MachineName, weights?: Readonly<Record<string, number>>): fc.Arbitrary<Step> =>
  fc.oneof(...eventsOf(name, weights), ...endsOf(name), waitsOf(name));

/** Steps into any specified state. */
function waysInto(name: MachineName): fc.Arbitrary<readonly Step[]> {
  const states = Map.groupBy(machineRules[name].states, (state) => state.in);
  return fc.oneof(...[...states.values()].map((ways) => fc.constantFrom(...ways.map(({ by }) => by))));
}

/** Arbitrary step sequences, from any specified state. */
export const historiesOf = (
  name: MachineName,
  steps = stepsOf(name),
  maxLength = 8,
): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(waysInto(name), fc.array(steps, { maxLength, size: 'max' }))
    .map(([way, rest]) => [...way, ...rest]);

export const inputOf = (name: MachineName): fc.Arbitrary<never> =>
  (arbitraries[name].input ?? fc.constant(undefined)) as fc.Arbitrary<never>;

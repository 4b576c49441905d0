/** The format of a machine's specification: literal rows, written by hand from the rules in RULES.md. */

/** An event, by its type alone or with its payload. */
export type EventStep = string | (Readonly<{ type: string }> & Readonly<Record<string, unknown>>);

/** Time that passes, ms; the row's transition must not happen a millisecond earlier. */
export interface DelayStep {
  readonly after: number;
}
/** An invoked actor ends with an output or an error. */
export interface SettleStep {
  readonly actor: string;
  readonly output?: unknown;
  readonly error?: unknown;
}
export type Step = EventStep | DelayStep | SettleStep;

/** An action or an actor, by its name alone or with its params or input. */
export type Named = string | readonly [name: string, data: unknown];

/** The effects of a step besides the change of state. Parts left out must stay unchanged. */
export interface Effects {
  /** The actions it executes, in order. */
  readonly does?: readonly Named[];
  /** The actors it starts. */
  readonly starts?: readonly Named[];
  /** The parts of the context it changes. */
  readonly assigns?: Readonly<Record<string, unknown>>;
}

/** One rule of a state: the step, the next state, and its other effects. */
export type Row = readonly [step: Step, to: string, effects?: Effects];

/** One state of a machine. Of a machine with regions, the state of one region or of several, as 'pointer.over'. */
export interface StateRules {
  readonly in: string;
  /** Only inputs whose name contains this word reach the state by these steps. All, when left out. */
  readonly only?: string;
  /** The steps that lead here from the start. */
  readonly by: readonly Step[];
  readonly on?: readonly Row[];
  /** Events that change nothing here, although a row takes their type. All other types change nothing in any case. */
  readonly ignores?: readonly EventStep[];
  /** The tags that views read. None, when left out. */
  readonly tags?: readonly string[];
  readonly isFinal?: true;
}

/** The rows of a machine; a comment cites the rules that they express, by their ids in RULES.md. */
export interface MachineRules {
  /** The machine's inputs, by a name for each. */
  readonly inputs?: Readonly<Record<string, unknown>>;
  /** The initial state. */
  readonly start: string;
  readonly context?: (input: never) => unknown;
  /** The initial actors and actions. */
  readonly first?: Effects;
  readonly states: readonly StateRules[];
}

/** All steps in a state's rows and `ignores`. */
export const stepsIn = ({ on = [], ignores = [] }: StateRules): Step[] => [
  ...on.map(([step]) => step),
  ...ignores,
];

export const isDelay = (step: Step): step is DelayStep => typeof step === 'object' && 'after' in step;
export const isSettle = (step: Step): step is SettleStep => typeof step === 'object' && 'actor' in step;

export const after = (ms: number): DelayStep => ({ after: ms });
export const done = (actor: string, output?: unknown): SettleStep => ({ actor, output });
export const failed = (actor: string, error: unknown): SettleStep => ({ actor, error });

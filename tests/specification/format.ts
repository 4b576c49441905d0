/** How the specification of a machine is written down: as literal rows, by people, from the rules in RULES.md. */

/** An event, by its type alone or with its payload. */
export type Happening = string | (Readonly<{ type: string }> & Readonly<Record<string, unknown>>);

/** Time passes: not a millisecond less brings the row about. */
export interface Passing {
  readonly after: number;
}
/** An invoked actor ends with an output or an error. */
export interface Settling {
  readonly actor: string;
  readonly output?: unknown;
  readonly error?: unknown;
}
export type Step = Happening | Passing | Settling;

/** An action, by its name alone or with the data it is given. */
export type Action = string | readonly [name: string, params: unknown];
/** An actor that is started, by its name alone or with its input. */
export type Start = string | readonly [name: string, input: unknown];

/** What a step does besides changing the state. What is left out has to stay as it is. */
export interface Effects {
  /** The actions it executes, in order. */
  readonly does?: readonly Action[];
  /** The actors it starts. */
  readonly starts?: readonly Start[];
  /** The parts of the context it changes. */
  readonly keeps?: Readonly<Record<string, unknown>>;
}

/** One rule of a state: what happens, the state it leads to, and what else it does. */
export type Row = readonly [step: Step, to: string, effects?: Effects];

/** Holds for some of the inputs only: those whose name has this word. */
export interface Only<T> {
  readonly only: string;
  readonly rule: T;
}

/** One state of a machine. Of a machine with regions, the state of one region or of several, as 'pointer.over'. */
export interface StateRules {
  readonly in: string;
  /** Inputs for which the state is reached in this way: those whose name has this word. All, when left out. */
  readonly only?: string;
  /** The steps that lead here from the start. */
  readonly by: readonly Step[];
  readonly on?: readonly (Row | Only<Row>)[];
  /** The events that change nothing here. */
  readonly ignores?: readonly (Happening | Only<Happening>)[];
  /** The tags that views read. None, when left out. */
  readonly tags?: readonly string[];
  readonly isFinal?: true;
}

export interface MachineRules {
  /** The rules that the rows write out, by their ids in RULES.md. */
  readonly rules: readonly string[];
  /** What the machine is started with, by a name for it. */
  readonly inputs?: Readonly<Record<string, unknown>>;
  /** Where it starts, and what it starts with. */
  readonly start: string;
  readonly context?: (input: never) => unknown;
  /** Actors and actions of the very beginning. */
  readonly first?: Effects;
  readonly states: readonly StateRules[];
}

export const isPassing = (step: Step): step is Passing => typeof step === 'object' && 'after' in step;
export const isSettling = (step: Step): step is Settling => typeof step === 'object' && 'actor' in step;

export const after = (ms: number): Passing => ({ after: ms });
export const done = (actor: string, output?: unknown): Settling => ({ actor, output });
export const failed = (actor: string, error: unknown): Settling => ({ actor, error });
export const only = <T>(word: string, rule: T): Only<T> => ({ only: word, rule });

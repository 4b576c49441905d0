type Change = readonly [original: string, replacement: string];

/** A mutant that no unit test can kill, with the reason. */
export interface EquivalentMutant {
  original: string;
  replacement: string;
  because: string;
}

export const MOUNTED = 'The element is on the page whenever this runs, which TypeScript cannot know';
const CONSTANT = 'None of the dependencies ever changes';
export const APPEARANCE = 'Changes appearance only; screenshots compare it';
export const FOR_DEVELOPERS =
  'It stands in an error message for developers; only a copy of it could check it';
export const NO_SUCH_FIELD = 'No field has that name';

/** Mutants that share a reason. */
export const equivalent = (because: string, ...changes: readonly Change[]): EquivalentMutant[] =>
  changes.map(([original, replacement]) => ({ original, replacement, because }));

/** Mutants with `a.b` in place of `a?.b`. */
export const unguarded = (...chains: string[]) =>
  equivalent(MOUNTED, ...chains.map((chain): Change => [chain, chain.replace(/\?\.(?=[^?]*$)/, '.')]));

/** A mutant without a hook's dependencies, which never change; below, one with a dependency in an empty list. */
export const noDependencies = (original: string) => equivalent(CONSTANT, [original, '[]']);
export const oneDependency = equivalent(CONSTANT, ['[]', '["Stryker was here"]']);
export const noClasses = (original: string) => equivalent(APPEARANCE, [original, '``']);
/** A mutant of a component's default class. */
export const someClass = equivalent(APPEARANCE, ["''", '"Stryker was here!"']);
export const firstReport = equivalent('Every first value but undefined is reported', ['true', 'false']);

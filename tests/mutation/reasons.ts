type Change = readonly [original: string, replacement: string];

/** A mistake that no unit test can notice, with the reason. */
export interface EqualMistake {
  original: string;
  replacement: string;
  because: string;
}

export const MOUNTED = 'The element is on the page whenever this runs, which TypeScript cannot know';
const CONSTANT = 'None of the dependencies ever changes';
export const LOOKS = 'Its looks alone, which screenshots compare';
export const FOR_DEVELOPERS =
  'It stands in an error message for developers; only a copy of it could check it';
export const NO_SUCH_FIELD = 'No field has that name';

export const equal = (because: string, ...changes: readonly Change[]): EqualMistake[] =>
  changes.map(([original, replacement]) => ({ original, replacement, because }));

/** `a.b` in place of `a?.b`. */
export const unguarded = (...chains: string[]) =>
  equal(MOUNTED, ...chains.map((chain): Change => [chain, chain.replace(/\?\.(?=[^?]*$)/, '.')]));

export const noDependencies = (original: string) => equal(CONSTANT, [original, '[]']);
export const oneDependency = equal(CONSTANT, ['[]', '["Stryker was here"]']);
export const noClasses = (original: string) => equal(LOOKS, [original, '``']);
/** The class of a component that is given none. */
export const someClass = equal(LOOKS, ["''", '"Stryker was here!"']);
export const firstReport = equal('Any value but undefined has the first report made', ['true', 'false']);

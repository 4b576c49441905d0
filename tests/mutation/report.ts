import { equivalentMutants } from './equivalent.ts';
import type { Mutant } from './mutants.ts';

/** Formats 0.956 as '95.6%'. */
export const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The reason why no unit test can kill a mutant, if there is one. */
export const reasonFor = ({ file, original, replacement }: Mutant) =>
  equivalentMutants.find(
    (mutant) => mutant.file === file && mutant.original === original && mutant.replacement === replacement,
  )?.because;

const code = (text: string) => `\`${text.replaceAll('|', '\\|') || ' '}\``;

const rowOf = (mutant: Mutant) => {
  const { file, line, original, replacement } = mutant;
  return `| ${file}:${line} | ${code(original)} | ${code(replacement)} | ${reasonFor(mutant) ?? '**none**'} |`;
};

const killed = (mutants: readonly Mutant[], by?: Mutant['killedBy']) =>
  mutants.filter(({ killedBy }) => (by === undefined ? killedBy !== null : killedBy === by));

const shareOf = (mutants: readonly Mutant[]) =>
  mutants.length === 0 ? 1 : killed(mutants).length / mutants.length;

/** The share of killed mutants, by file, and every survivor. */
export function reportOf(mutants: readonly Mutant[]) {
  const survivors = mutants.filter(({ killedBy }) => killedBy === null);
  const inBrowser = killed(mutants, 'browser tests');
  const timeouts = mutants.filter(({ timedOut }) => timedOut);
  const share = shareOf(mutants);
  const files = [...Map.groupBy(mutants, ({ file }) => file)].map(
    ([file, made]) =>
      `| ${file} | ${made.length} | ${killed(made, 'unit tests').length} | ${killed(made, 'browser tests').length} | ${percent(shareOf(made))} |`,
  );
  return {
    share,
    /** Survivors without a reason in `equivalent.ts`. */
    unexplained: survivors.filter((mutant) => reasonFor(mutant) === undefined).length,
    summary: `${mutants.length} mutants, ${mutants.length - survivors.length} killed (${inBrowser.length} by browser tests, ${timeouts.length} by a timeout): **${percent(share)}**`,
    tables: `| File | Mutants | Killed by unit tests | By browser tests | Score |
| --- | --- | --- | --- | --- |
${files.join('\n')}

Survivors:

| Where | Original | Replacement | Reason |
| --- | --- | --- | --- |
${survivors.map(rowOf).join('\n')}
`,
  };
}

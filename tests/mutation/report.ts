import { equivalentMutants } from './equivalent.ts';
import type { Mutant } from './mutants.ts';

/** Formats 0.956 as '95.6%'. */
export const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The reasons why no unit test can kill these mutants, by their ids. */
export function reasonsFor(survivors: readonly Mutant[]): Map<string, string> {
  const unused = new Set(equivalentMutants);
  const reasons = new Map<string, string>();
  for (const { id, file, original, replacement } of survivors) {
    const found = [...unused].find(
      (mutant) => mutant.file === file && mutant.original === original && mutant.replacement === replacement,
    );
    if (!found) continue;
    unused.delete(found);
    reasons.set(id, found.because);
  }
  return reasons;
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|') || ' '}\``;

const rowOf = ({ file, line, original, replacement }: Mutant, reason = '**none**') =>
  `| ${file}:${line} | ${code(original)} | ${code(replacement)} | ${reason} |`;

const killed = (mutants: readonly Mutant[], by?: Mutant['killedBy']) =>
  mutants.filter(({ killedBy }) => (by === undefined ? killedBy !== null : killedBy === by));

const shareOf = (mutants: readonly Mutant[]) =>
  mutants.length === 0 ? 1 : killed(mutants).length / mutants.length;

/** The share of killed mutants, by file, and every survivor. */
export function reportOf(mutants: readonly Mutant[]) {
  const survivors = mutants.filter(({ killedBy }) => killedBy === null);
  const reasons = reasonsFor(survivors);
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
    unexplained: survivors.length - reasons.size,
    summary: `${mutants.length} mutants, ${mutants.length - survivors.length} killed (${inBrowser.length} by browser tests, ${timeouts.length} by a timeout): **${percent(share)}**`,
    tables: `| File | Mutants | Killed by unit tests | By browser tests | Score |
| --- | --- | --- | --- | --- |
${files.join('\n')}

Survivors:

| Where | Original | Replacement | Reason |
| --- | --- | --- | --- |
${survivors.map((mutant) => rowOf(mutant, reasons.get(mutant.id))).join('\n')}
`,
  };
}

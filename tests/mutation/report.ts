import { equalMistakes } from './equal.ts';
import type { Mistake } from './mistakes.ts';

/** 0.956 as '95.6%'. */
export const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The reason why no test can notice a mistake, where there is one. */
export const reasonFor = ({ file, original, replacement }: Mistake) =>
  equalMistakes.find(
    (equal) => equal.file === file && equal.original === original && equal.replacement === replacement,
  )?.because;

const code = (text: string) => `\`${text.replaceAll('|', '\\|') || ' '}\``;

const rowOf = (mistake: Mistake) => {
  const { file, line, original, replacement } = mistake;
  return `| ${file}:${line} | ${code(original)} | ${code(replacement)} | ${reasonFor(mistake) ?? '**none**'} |`;
};

const noticed = (mistakes: readonly Mistake[], by?: Mistake['noticedBy']) =>
  mistakes.filter(({ noticedBy }) => (by === undefined ? noticedBy !== null : noticedBy === by));

const shareOf = (mistakes: readonly Mistake[]) =>
  mistakes.length === 0 ? 1 : noticed(mistakes).length / mistakes.length;

/** The share of noticed mistakes, by file, and every unnoticed one. */
export function reportOf(mistakes: readonly Mistake[]) {
  const survived = mistakes.filter(({ noticedBy }) => noticedBy === null);
  const inBrowser = noticed(mistakes, 'browser tests');
  const endless = mistakes.filter(({ isEndless }) => isEndless);
  const share = shareOf(mistakes);
  const files = [...Map.groupBy(mistakes, ({ file }) => file)].map(
    ([file, made]) =>
      `| ${file} | ${made.length} | ${noticed(made, 'unit tests').length} | ${noticed(made, 'browser tests').length} | ${percent(shareOf(made))} |`,
  );
  return {
    share,
    /** Unnoticed mistakes without a reason in `equal.ts`. */
    unexplained: survived.filter((mistake) => reasonFor(mistake) === undefined).length,
    summary: `${mistakes.length} mistakes, ${mistakes.length - survived.length} noticed (${inBrowser.length} by browser tests, ${endless.length} because tests did not come to an end): **${percent(share)}**`,
    tables: `| File | Mistakes | Noticed by unit tests | By browser tests | Share |
| --- | --- | --- | --- | --- |
${files.join('\n')}

Not noticed:

| Where | What stood there | What stood there instead | Why nobody could notice |
| --- | --- | --- | --- |
${survived.map(rowOf).join('\n')}
`,
  };
}

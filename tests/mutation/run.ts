import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { equalMutants } from './equal.ts';

/**
 * Makes mistakes in the machines, or in the files that are named, and has the tests of machines and views notice them.
 *
 *     npm run mutate                    all machines; writes tests/bench/MUTATION.md
 *     npm run mutate FILE…              these files; prints what survived
 *
 * Exits with 1 when fewer than the demanded share is noticed.
 */

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(projectDir);

/** Share of the mistakes in machines that tests of machines and views have to notice. */
const DEMANDED = 0.95;

const files = process.argv.slice(2);
const report = files.length === 0;
const mutate = report ? ['machines/*.ts', '!machines/index.ts', '!machines/transitions.ts'] : files;

const start = performance.now();
await rm('.build/mutation', { recursive: true, force: true });
await mkdir('.build/mutation', { recursive: true });
const results = await new Stryker({
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('./ignoreTypes.ts', import.meta.url))],
  ignorers: ['types'],
  // TypeScript 7 has no API to read its configuration with; vitest needs none.
  tsconfigFile: 'none',
  ignorePatterns: ['/dist', '/.build', '/.data', '/tests/browser/looks', '/src/media/studio'],
  tempDirName: '.build/mutation/sandbox',
  concurrency: cpus().length,
  coverageAnalysis: 'perTest',
  reporters: process.stdout.isTTY ? ['progress'] : [],
  allowEmpty: true,
  // A busy machine is slow, not stuck.
  timeoutMS: 60_000,
}).runMutationTest();

/** A mistake as a reader sees it: what stood there, and what stood there instead. */
interface Mistake {
  file: string;
  line: number;
  original: string;
  replacement: string;
  status: MutantResult['status'];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function mistakeOf({ fileName, location, replacement = '', status }: MutantResult): Mistake {
  const file = fileName.replace(projectDir, '').replaceAll('\\', '/');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(location.start.line - 1, location.end.line);
  // Lines count from 1 and columns from 0 or 1, by Stryker's version; its schema says 1.
  lines[lines.length - 1] = lines.at(-1)?.slice(0, location.end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(location.start.column - 1) ?? '';
  return {
    file,
    line: location.start.line,
    original: oneLine(lines.join('\n')),
    replacement: oneLine(replacement),
    status,
  };
}

/** Whether tests go red: a file that cannot be loaded turns all of them red. */
const isNoticed = ({ status }: Mistake) =>
  ['Killed', 'Timeout', 'RuntimeError', 'CompileError'].includes(status);

const reasonFor = ({ file, original, replacement }: Mistake) =>
  equalMutants.find(
    (equal) => equal.file === file && equal.original === original && equal.replacement === replacement,
  )?.because;

const mistakes = results.filter(({ status }) => status !== 'Ignored').map(mistakeOf);
const noticed = mistakes.filter(isNoticed);
const equal = mistakes.filter((mistake) => !isNoticed(mistake) && reasonFor(mistake) !== undefined);
const survived = mistakes.filter((mistake) => !isNoticed(mistake) && reasonFor(mistake) === undefined);

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)}%`;
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
const code = (text: string) => `\`${text.replaceAll('|', '\\|') || ' '}\``;
const rowOf = (mistake: Mistake) =>
  `| ${mistake.file}:${mistake.line} | ${code(mistake.original)} | ${code(mistake.replacement)} | ${reasonFor(mistake) ?? 'not noticed'} |`;

const table = [...Map.groupBy(mistakes, ({ file }) => file)].map(([file, made]) => {
  const seen = made.filter(isNoticed).length;
  return `| ${file} | ${made.length} | ${seen} | ${percent(seen, made.length)} |`;
});
const text = `# Mistakes made in the machines, and noticed

\`npm run mutate\` changes one thing of a machine at a time (Stryker) and runs the tests of \`tests/specification\`,
\`tests/machines\` and \`tests/views\` against it. ${mistakes.length} mistakes, ${noticed.length} noticed:
**${percent(noticed.length, mistakes.length)}**, in ${minutes} min on ${cpus().length} cores (Node ${process.version}).

| File | Mistakes | Noticed | Share |
| --- | --- | --- | --- |
${table.join('\n')}

## Not noticed

| Where | What stood there | What stood there instead | Why it makes no difference |
| --- | --- | --- | --- |
${[...equal, ...survived].map(rowOf).join('\n')}
`;
if (report) await writeFile('tests/bench/MUTATION.md', text);
console.info(text);

if (noticed.length / Math.max(mistakes.length, 1) < DEMANDED || survived.length > 0) {
  console.error(`${survived.length} mistakes were not noticed and make a difference.`);
  process.exitCode = 1;
}
await rm('.build/mutation', { recursive: true, force: true });

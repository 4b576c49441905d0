import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

const WORK_DIR = '.build/mutation';
const SANDBOXES = `${WORK_DIR}/sandbox`;

/** The tests that run. Those of machines alone take a fraction of the time. */
export type Suite = 'machines and views' | 'machines';

/** A mutant for the report: the original text and its replacement. */
export interface Mutant {
  /** Stryker's id, which activates this mutant in the instrumented code. */
  id: string;
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** The tests that failed, if any; a file that cannot be loaded fails all. */
  killedBy: 'unit tests' | 'browser tests' | null;
  /** True when a timeout of unit tests killed it. */
  timedOut: boolean;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Columns count from 1. */
function textAt(file: string, { start, end }: MutantResult['location']): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

function mutantOf({ id, fileName, location, replacement = '', status }: MutantResult): Mutant {
  const file = fileName.replace(`${process.cwd()}/`, '').replaceAll('\\', '/');
  return {
    id,
    file,
    line: location.start.line,
    original: oneLine(textAt(file, location)),
    replacement: oneLine(replacement),
    killedBy: ['Killed', 'Timeout', 'RuntimeError', 'CompileError'].includes(status) ? 'unit tests' : null,
    timedOut: status === 'Timeout',
  };
}

/** Path of the last run's copy of the project, which has all mutants; ACTIVE_MUTANT activates one by its id. */
export async function sandboxOfLastRun(): Promise<string> {
  const [sandbox] = await readdir(SANDBOXES);
  if (sandbox === undefined) throw new Error('No mutants were made yet.');
  return `${SANDBOXES}/${sandbox}`;
}

/** Runs the tests against every mutant of these files. */
export async function runMutants(mutate: readonly string[], suite: Suite): Promise<Mutant[]> {
  await rm(WORK_DIR, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  process.env.SUITE = suite;
  // ms; many mutants remove an element that a test of a view waits for.
  process.env.TEST_TIMEOUT_MS = '8000';
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    // Vitest does not see that a test imports a module by its path, so no test is left out as unrelated.
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('./ignoreTypes.ts', import.meta.url))],
    ignorers: ['types'],
    // TypeScript 7 has no API to read its configuration with; vitest needs none.
    tsconfigFile: 'none',
    ignorePatterns: ['/dist', '/.build', '/.data', '/tests/browser/screenshots', '/src/media/studio'],
    tempDirName: SANDBOXES,
    cleanTempDir: false,
    // The tests spend more time waiting than computing.
    concurrency: 2 * cpus().length,
    coverageAnalysis: 'perTest',
    reporters: process.stdout.isTTY ? ['progress'] : ['progress-append-only'],
    allowEmpty: true,
    // Long enough for a new process that loads every module first.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();
  return results.filter(({ status }) => status !== 'Ignored').map(mutantOf);
}

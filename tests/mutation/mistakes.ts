import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

const WORK_DIR = '.build/mutation';
const SANDBOXES = `${WORK_DIR}/sandbox`;

/** The tests that must notice: all of machines and views, or only those without a page, in a fraction of the time. */
export type Noticing = 'machines and views' | 'machines';

/** A mistake for the report: the original text and its replacement. */
export interface Mistake {
  /** Stryker's number, which activates this mistake in the instrumented code. */
  id: string;
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** The tests that failed, if any. A file that cannot be loaded fails all of them. */
  noticedBy: 'unit tests' | 'browser tests' | null;
  /** True when unit tests noticed by a timeout. */
  isEndless: boolean;
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

function mistakeOf({ id, fileName, location, replacement = '', status }: MutantResult): Mistake {
  const file = fileName.replace(`${process.cwd()}/`, '').replaceAll('\\', '/');
  return {
    id,
    file,
    line: location.start.line,
    original: oneLine(textAt(file, location)),
    replacement: oneLine(replacement),
    noticedBy: ['Killed', 'Timeout', 'RuntimeError', 'CompileError'].includes(status) ? 'unit tests' : null,
    isEndless: status === 'Timeout',
  };
}

/** The copy of the project with every mistake of the last run; its number activates a mistake. */
export async function sandboxOfLastRun(): Promise<string> {
  const [sandbox] = await readdir(SANDBOXES);
  if (sandbox === undefined) throw new Error('No mistakes were made yet.');
  return `${SANDBOXES}/${sandbox}`;
}

/** Makes every mistake of Stryker's in these files, one at a time, and runs the tests against each. */
export async function makeMistakes(mutate: readonly string[], noticing: Noticing): Promise<Mistake[]> {
  await rm(WORK_DIR, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  process.env.NOTICING = noticing;
  // ms; many mistakes remove an element that a test of a view waits for.
  process.env.PATIENCE = '8000';
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
  return results.filter(({ status }) => status !== 'Ignored').map(mistakeOf);
}

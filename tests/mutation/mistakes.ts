import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

const WORK_DIR = '.build/mutation';
const SANDBOXES = `${WORK_DIR}/sandbox`;

/** The tests that have to notice: all of machines and views, or those that need no page, in a fraction of the time. */
export type Noticing = 'machines and views' | 'machines';

/** A mistake as a reader sees it: what stood there, and what stood there instead. */
export interface Mistake {
  /** Stryker's number, by which the instrumented code makes this mistake. */
  id: string;
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** The tests that went red, if any did. A file that cannot be loaded turns all of them red. */
  noticedBy: 'unit tests' | 'browser tests' | null;
  /** True when unit tests noticed by never coming to an end. */
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

/** The copy of the project that holds every mistake of the last run, each made when its number is the active one. */
export async function sandboxOfLastRun(): Promise<string> {
  const [sandbox] = await readdir(SANDBOXES);
  if (sandbox === undefined) throw new Error('No mistakes were made yet.');
  return `${SANDBOXES}/${sandbox}`;
}

/** Makes every mistake that Stryker knows in these files, one at a time, and runs the tests against each. */
export async function makeMistakes(mutate: readonly string[], noticing: Noticing): Promise<Mistake[]> {
  await rm(WORK_DIR, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  process.env.NOTICING = noticing;
  // ms; many mistakes take something away that a test of a view waits for.
  process.env.PATIENCE = '5000';
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('./ignoreTypes.ts', import.meta.url))],
    ignorers: ['types'],
    // TypeScript 7 has no API to read its configuration with; vitest needs none.
    tsconfigFile: 'none',
    ignorePatterns: ['/dist', '/.build', '/.data', '/tests/browser/screenshots', '/src/media/studio'],
    tempDirName: SANDBOXES,
    cleanTempDir: false,
    // Their tests wait more than they work.
    concurrency: 2 * cpus().length,
    coverageAnalysis: 'perTest',
    reporters: process.stdout.isTTY ? ['progress'] : ['progress-append-only'],
    allowEmpty: true,
    // A busy machine is slow, not stuck.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();
  return results.filter(({ status }) => status !== 'Ignored').map(mistakeOf);
}

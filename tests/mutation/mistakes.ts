import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

const WORK_DIR = '.build/mutation';

/** The tests that have to notice: all of machines and views, or those that need no page, in a fraction of the time. */
export type Noticing = 'machines and views' | 'machines';

/** A mistake as a reader sees it: what stood there, and what stood there instead. */
export interface Mistake {
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** Whether tests went red. A file that cannot be loaded turns all of them red. */
  isNoticed: boolean;
  /** Whether they did so by never coming to an end. */
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

function mistakeOf({ fileName, location, replacement = '', status }: MutantResult): Mistake {
  const file = fileName.replace(`${process.cwd()}/`, '').replaceAll('\\', '/');
  return {
    file,
    line: location.start.line,
    original: oneLine(textAt(file, location)),
    replacement: oneLine(replacement),
    isNoticed: ['Killed', 'Timeout', 'RuntimeError', 'CompileError'].includes(status),
    isEndless: status === 'Timeout',
  };
}

/** Makes every mistake that Stryker knows in these files, one at a time, and runs the tests against each. */
export async function makeMistakes(mutate: readonly string[], noticing: Noticing): Promise<Mistake[]> {
  await rm(WORK_DIR, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  process.env.NOTICING = noticing;
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('./ignoreTypes.ts', import.meta.url))],
    ignorers: ['types'],
    // TypeScript 7 has no API to read its configuration with; vitest needs none.
    tsconfigFile: 'none',
    ignorePatterns: ['/dist', '/.build', '/.data', '/tests/browser/screenshots', '/src/media/studio'],
    tempDirName: `${WORK_DIR}/sandbox`,
    concurrency: cpus().length,
    coverageAnalysis: 'perTest',
    reporters: process.stdout.isTTY ? ['progress'] : ['progress-append-only'],
    allowEmpty: true,
    // A busy machine is slow, not stuck.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();
  await rm(WORK_DIR, { recursive: true, force: true });
  return results.filter(({ status }) => status !== 'Ignored').map(mistakeOf);
}

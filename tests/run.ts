import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { otherEngines, prepareEngine } from './engines/install.ts';
import { prepareBrowsers } from './support/browser.ts';
import { type Tally, tallyOfPlaywright, tallyOfVitest } from './support/reports.ts';

/**
 * Every check and test of the project. `npm test` runs it.
 *
 *     npm test                           all, and the count over all runners
 *     npm run test:browser -- […]        builds, and runs Playwright with these arguments
 *     npm run test:engines -- […]        builds, and runs walks and happy paths in Firefox and WebKit, or in the named engine
 */

const projectDir = fileURLToPath(new URL('..', import.meta.url));
process.chdir(projectDir);

// Hundreds of short processes compile the same modules: Node's cache saves each a third of its start.
process.env.NODE_COMPILE_CACHE ??= `${projectDir}.build/compile-cache`;

/** The runners' reports. Absolute, because vitest resolves a path against `src`. */
const unitReport = `${projectDir}.build/unit-tests.json`;
const browserReport = `${projectDir}.build/browser-tests.json`;

const count = { passed: 0, failed: 0 };

interface Run {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a program; true when it exits with 0. Its output goes to the terminal, or to `onOutput`. */
function run({ command, args, env }: Run, onOutput?: (output: Buffer) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...env },
    });
    if (onOutput) {
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
    }
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Runs a pass/fail check, counted as one test. Checks run in parallel; each prints its result when it ends. */
async function check(
  title: string,
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const start = performance.now();
  const output: Buffer[] = [];
  const passed = await run({ command, args, ...(env && { env }) }, (chunk) => void output.push(chunk));
  count[passed ? 'passed' : 'failed'] += 1;
  console.info(`\n── ${title}: ${passed ? 'passed' : 'FAILED'}, ${secondsSince(start)}`);
  process.stdout.write(Buffer.concat(output));
  return passed;
}

/**
 * Runs a test runner and adds what its report counts. A runner without a report, or without tests, has failed, and so
 * has one that left out a test file.
 *
 * @param testFiles a pattern of the files that it has to run
 */
async function suite(
  title: string,
  runner: Run,
  file: string,
  read: (report: never) => Tally,
  testFiles = '',
) {
  const start = performance.now();
  const output: Buffer[] = [];
  await rm(file, { force: true });
  const succeeded = await run({ ...runner, env: { NODE_ENV: 'test' } }, (chunk) => void output.push(chunk));
  const tally = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text) as never),
    () => ({ passed: 0, failed: 1, files: [] }),
  );
  const ran = tally.files.map((path) => relative('', path));
  const leftOut = globSync(testFiles).filter((path) => !ran.includes(path));
  if (ran.length > 0 && leftOut.length > 0) {
    tally.failed += 1;
    console.info(`   left out: ${leftOut.join(', ')}`);
  }
  count.passed += tally.passed;
  count.failed += tally.failed;
  if (tally.failed === 0 && (!succeeded || tally.passed === 0)) count.failed += 1;
  console.info(`\n── ${title}: ${tally.passed} passed, ${tally.failed} failed, ${secondsSince(start)}`);
  process.stdout.write(Buffer.concat(output));
}

const build = () =>
  Promise.all([
    check('Build', process.execPath, ['src/build.ts']),
    check('Build, assisted behaviour', process.execPath, ['src/build.ts', '--out', '.build/assisted'], {
      VITE_BEHAVIOUR: 'assisted',
    }),
  ]);
const playwright = ['test', '--config', 'tests/browser/playwright.config.ts'];

/** Runs in the engines that the browser tests do not run in. */
async function runEngines(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((engine) => !otherEngines.some((other) => other === engine));
  if (unknown.length > 0) throw new Error(`There is no engine '${unknown}': ${otherEngines.join(' or ')}.`);
  const engines = otherEngines.filter((engine) => wanted.length === 0 || wanted.includes(engine));
  for (const engine of engines) console.info(`${engine}: ${await prepareEngine(engine)}`);
  if (!(await build()).every(Boolean)) return;
  for (const engine of engines)
    await suite(
      engine,
      {
        command: 'playwright',
        args: ['test', '--config', 'tests/engines/playwright.config.ts', '--project', engine],
      },
      `${projectDir}.build/engine-tests.json`,
      tallyOfPlaywright,
    );
}

await mkdir('.build', { recursive: true });

if (process.argv[2] === 'engines') {
  await runEngines(process.argv.slice(3)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    count.failed += 1;
  });
  console.info(`\n${count.passed} passed, ${count.failed} failed`);
  process.exit(count.failed === 0 ? 0 : 1);
}

try {
  console.info(`Browser: ${prepareBrowsers()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.info('0 passed, 1 failed');
  process.exit(1);
}

if (process.argv[2] === 'browser') {
  const built = (await build()).every(Boolean);
  const args = [...playwright, ...process.argv.slice(3)];
  process.exit(built && (await run({ command: 'playwright', args })) ? 0 : 1);
}

const built = (await build()).every(Boolean);
// In parallel with the unit tests, which often leave the CPU idle.
const checks = Promise.all([
  check('Style', 'biome', ['check', '--error-on-warnings', '.']),
  check('Types', 'tsc', []),
  check('Types of the machines, which know no DOM', 'tsc', ['-p', 'machines']),
]);

if (built) {
  await suite(
    'Machines, views, contract, service, content, site, specification',
    {
      command: 'vitest',
      args: ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${unitReport}`],
    },
    unitReport,
    tallyOfVitest,
    'tests/**/*.test.{ts,tsx}',
  );
  await checks;
  const browser = { command: 'playwright', args: playwright };
  await suite('Browser', browser, browserReport, tallyOfPlaywright, 'tests/browser/**/*.spec.ts');
  await check('Mutants of changed machines', process.execPath, ['tests/mutation/run.ts', 'changed']);
}

await checks;
console.info(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

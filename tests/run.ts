import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './support/browser.ts';

/**
 * Every check and test of the project. `npm test` runs it.
 *
 *     node tests/run.ts                 all, and the count over all runners
 *     node tests/run.ts browser […]     builds, and runs Playwright with what follows
 */

const projectDir = fileURLToPath(new URL('..', import.meta.url));
process.chdir(projectDir);

/** Where the runners leave their reports; vitest takes a relative path from the site's sources. */
const unitReport = `${projectDir}.build/unit-tests.json`;
const browserReport = `${projectDir}.build/browser-tests.json`;

const count = { passed: 0, failed: 0 };

interface Run {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a program of the project. Resolves with whether it succeeded; what it says is shown, or kept for `hear`. */
function run({ command, args, env }: Run, hear?: (words: Buffer) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = hear ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...env },
    });
    if (hear) {
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
    }
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** A check that either holds or does not counts as one test. Checks run side by side; each is told when it is over. */
async function check(
  title: string,
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const start = performance.now();
  const words: Buffer[] = [];
  const holds = await run({ command, args, ...(env && { env }) }, (chunk) => void words.push(chunk));
  count[holds ? 'passed' : 'failed'] += 1;
  console.info(`\n── ${title}: ${holds ? 'holds' : 'FAILS'}, ${secondsSince(start)}`);
  process.stdout.write(Buffer.concat(words));
  return holds;
}

interface Tally {
  passed: number;
  failed: number;
}

/** Runs a test runner and adds what its report counts. A runner without a report, or without tests, has failed. */
async function suite(title: string, runner: Run, file: string, read: (report: never) => Tally) {
  const start = performance.now();
  const words: Buffer[] = [];
  await rm(file, { force: true });
  const succeeded = await run({ ...runner, env: { NODE_ENV: 'test' } }, (chunk) => void words.push(chunk));
  const tally = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text) as never),
    () => ({ passed: 0, failed: 1 }),
  );
  count.passed += tally.passed;
  count.failed += tally.failed;
  if (tally.failed === 0 && (!succeeded || tally.passed === 0)) count.failed += 1;
  console.info(`\n── ${title}: ${tally.passed} passed, ${tally.failed} failed, ${secondsSince(start)}`);
  process.stdout.write(Buffer.concat(words));
}

const build = () =>
  Promise.all([
    check('Build', process.execPath, ['src/build.ts']),
    check('Build, assisted behaviour', process.execPath, ['src/build.ts', '--out', '.build/assisted'], {
      VITE_BEHAVIOUR: 'assisted',
    }),
  ]);
const playwright = ['test', '--config', 'tests/browser/playwright.config.ts'];

await mkdir('.build', { recursive: true });
try {
  const browser = findBrowser();
  console.info(`Browser: ${browser}`);
  process.env.CHROME_PATH = browser;
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
// Beside the unit tests, which leave the machine waiting.
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
      args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    },
    unitReport,
    (report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: report.numPassedTests,
      // A file that cannot be read is a failed suite without a failed test.
      failed: report.numFailedTests || Math.min(report.numFailedTestSuites, 1),
    }),
  );
  await checks;
  await suite(
    'Browser',
    { command: 'playwright', args: playwright },
    browserReport,
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }),
  );
}

await checks;
console.info(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

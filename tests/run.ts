import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './support/browser.ts';

/** Every check and test of the project, in the order in which they fail fastest. `npm test` runs it. */

const projectDir = fileURLToPath(new URL('..', import.meta.url));
process.chdir(projectDir);

/** Where the runners leave their reports; vitest takes a relative path from the site's sources. */
const unitReport = `${projectDir}.build/unit-tests.json`;
const browserReport = `${projectDir}.build/browser-tests.json`;

const count = { passed: 0, failed: 0 };

/** Runs a command with the project's own programs first. Resolves with whether it succeeded. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function step(title: string, work: () => Promise<void>): Promise<void> {
  console.info(`\n── ${title}`);
  const start = performance.now();
  await work();
  console.info(`   ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** A check that either holds or does not counts as one test. */
async function check(
  title: string,
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  let holds = false;
  await step(title, async () => {
    holds = await run(command, args, env);
    count[holds ? 'passed' : 'failed'] += 1;
  });
  return holds;
}

interface Tally {
  passed: number;
  failed: number;
}

/** Runs a test runner and adds what its report counts. A runner without a report, or without tests, has failed. */
async function suite(
  title: string,
  command: string,
  args: string[],
  file: string,
  read: (report: never) => Tally,
) {
  await step(title, async () => {
    await rm(file, { force: true });
    const succeeded = await run(command, args, { NODE_ENV: 'test' });
    const tally = await readFile(file, 'utf8').then(
      (text) => read(JSON.parse(text) as never),
      () => ({ passed: 0, failed: 1 }),
    );
    count.passed += tally.passed;
    count.failed += tally.failed;
    if (tally.failed === 0 && (!succeeded || tally.passed === 0)) count.failed += 1;
  });
}

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

await check('Style', 'biome', ['check', '--error-on-warnings', '.']);
await check('Types', 'tsc', []);
await check('Types of the machines, which know no DOM', 'tsc', ['-p', 'machines']);
const built =
  (await check('Build', process.execPath, ['src/build.ts'])) &&
  (await check('Build, assisted behaviour', process.execPath, ['src/build.ts', '--out', '.build/assisted'], {
    VITE_BEHAVIOUR: 'assisted',
  }));

if (built) {
  await suite(
    'Machines, views, contract, service, content, site',
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    unitReport,
    (report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: report.numPassedTests,
      // A file that cannot be read is a failed suite without a failed test.
      failed: report.numFailedTests || Math.min(report.numFailedTestSuites, 1),
    }),
  );
  await suite(
    'Browser',
    'playwright',
    ['test', '--config', 'tests/browser/playwright.config.ts'],
    browserReport,
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }),
  );
}

console.info(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { type BrowserTests, browserTestsOf } from './browserTests.ts';
import { type Mutant, sandboxOfLastRun } from './mutants.ts';

const BEHAVIOURS = [
  { args: ['src/build.ts'], env: {} },
  { args: ['src/build.ts', '--out', '.build/assisted'], env: { VITE_BEHAVIOUR: 'assisted' } },
];

/** Resolves with true when the program exits with 0. */
async function run(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Runs browser tests in the sandbox against one mutant of the site, or the unchanged site, up to the first failure. */
function playTests(sandbox: string, { files, walks = [] }: BrowserTests, mutant = ''): Promise<boolean> {
  const specs = files.map((file) => `browser/${file}.spec`);
  if (walks.length > 0) specs.push('browser/machines.walk.spec');
  const titles = [
    ...files.map((file) => `${file}\\.spec`),
    ...walks.map((name) => `walk\\.spec\\.ts ${name} `),
  ];
  const config = 'tests/browser/playwright.config.ts';
  const output = `.build/test-results/${mutant}`;
  return run(
    sandbox,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...specs,
      ...['--config', config, '--grep', titles.join('|'), '--output', output, '--reporter', 'line'],
      ...['--workers', '1', '--max-failures', '1'],
    ],
    // ms; a failing assertion waits as long, and the site requests its last script after 10 s.
    { ACTIVE_MUTANT: mutant, TEST_TIMEOUT_MS: '20000' },
  );
}

/**
 * Activates mutants of the last run in the built site, and runs the browser tests of their features.
 *
 * @param survivors mutants that no unit test killed
 * @returns the ids of those that browser tests kill
 * @throws when the site cannot be built, or when its tests fail without a mutant
 */
export async function killedInBrowser(survivors: readonly Mutant[]): Promise<Set<string>> {
  const sandbox = await sandboxOfLastRun();
  for (const { args, env } of BEHAVIOURS)
    if (!(await run(sandbox, args, env))) throw new Error('The instrumented site cannot be built.');
  for (const tests of new Set(survivors.map(({ file }) => browserTestsOf(file))))
    if (!(await playTests(sandbox, tests)))
      throw new Error(`Without a mutant, browser tests fail: ${JSON.stringify(tests)}`);

  const killed = new Set<string>();
  const waiting = [...survivors];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const tests = browserTestsOf(mutant.file);
      const fail = async () => !(await playTests(sandbox, tests, mutant.id));
      // Twice, because on a busy machine a test can fail without a mutant.
      const isKilled = (await fail()) && (await fail());
      if (isKilled) killed.add(mutant.id);
      console.info(
        `${isKilled ? 'killed' : 'survived'} in the browser: ${mutant.file}:${mutant.line}; ${waiting.length} left`,
      );
    }
  };
  await Promise.all(cpus().map(work));
  return killed;
}

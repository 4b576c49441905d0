import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { type BrowserTests, browserTestsOf } from './browserTests.ts';
import { type Mistake, sandboxOfLastRun } from './mistakes.ts';

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

/** Runs browser tests in the sandbox against a site that makes one mistake, or none, up to the first failure. */
function playTests(sandbox: string, { files, walks = [] }: BrowserTests, mistake = ''): Promise<boolean> {
  const specs = files.map((file) => `browser/${file}.spec`);
  if (walks.length > 0) specs.push('browser/machines.walk.spec');
  const titles = [
    ...files.map((file) => `${file}\\.spec`),
    ...walks.map((name) => `walk\\.spec\\.ts ${name} `),
  ];
  const config = 'tests/browser/playwright.config.ts';
  const output = `.build/test-results/${mistake}`;
  return run(
    sandbox,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...specs,
      ...['--config', config, '--grep', titles.join('|'), '--output', output, '--reporter', 'line'],
      ...['--workers', '1', '--max-failures', '1'],
    ],
    // ms; an expectation that a mistake keeps from coming true waits for all of it. The last script comes after 10 s.
    { MISTAKE: mistake, PATIENCE: '20000' },
  );
}

/**
 * Repeats mistakes of the last run in the built site, and runs the browser tests of their features.
 *
 * @param survivors mistakes that unit tests did not notice
 * @returns the ids of those that browser tests notice
 * @throws when the site cannot be built, or when its tests fail without a mistake
 */
export async function noticedInBrowser(survivors: readonly Mistake[]): Promise<Set<string>> {
  const sandbox = await sandboxOfLastRun();
  for (const { args, env } of BEHAVIOURS)
    if (!(await run(sandbox, args, env))) throw new Error('The site with mistakes in it cannot be built.');
  for (const tests of new Set(survivors.map(({ file }) => browserTestsOf(file))))
    if (!(await playTests(sandbox, tests)))
      throw new Error(`Without a mistake, browser tests fail: ${JSON.stringify(tests)}`);

  const noticed = new Set<string>();
  const waiting = [...survivors];
  const work = async () => {
    for (let mistake = waiting.shift(); mistake; mistake = waiting.shift()) {
      const isNoticed = !(await playTests(sandbox, browserTestsOf(mistake.file), mistake.id));
      if (isNoticed) noticed.add(mistake.id);
      console.info(
        `${isNoticed ? 'noticed' : 'not noticed'} in the browser: ${mistake.file}:${mistake.line}; ${waiting.length} left`,
      );
    }
  };
  await Promise.all(cpus().map(work));
  return noticed;
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { killedInBrowser } from './browser.ts';
import { allMachineFiles, machineFiles } from './changed.ts';
import { type Mutant, runMutants, type Suite } from './mutants.ts';
import { percent, reasonsFor, reportOf } from './report.ts';

/**
 * Mutation testing (Stryker) of machines and bindings.
 *
 *     npm run mutate                    machines and bindings; writes tests/bench/mutation/*.md
 *     npm run mutate machines|bindings  one of them
 *     npm run mutate FILE…              these files, all machines or all bindings
 *     npm run mutate changed            machines that the last commit or the working tree changes, three at most, by
 *                                       the tests that need no page; part of `npm test`
 *
 * Exits with 1 below the required score, or on a survivor without a reason in `equivalent.ts`. For `changed` only the
 * score counts, because tests of views may kill the survivors.
 */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

interface Kind {
  title: string;
  /** The name of the stored report, in `tests/bench/mutation`. */
  reportFile?: string | undefined;
  mutate: readonly string[];
  suite: Suite;
  /** True when survivors without a known reason are tested again in the built site. */
  inBrowser?: boolean;
  /** The required share of killed mutants. */
  demanded: number;
}

const machines: Kind = {
  title: 'Mutants of machines',
  reportFile: 'machines.md',
  mutate: allMachineFiles,
  suite: 'machines and views',
  demanded: 0.95,
};
const bindings: Kind = {
  title: 'Mutants of bindings',
  reportFile: 'bindings.md',
  mutate: [
    'src/{actors,features,shell}/**/*.{ts,tsx}',
    'src/ui/{ContactField.tsx,formFields.ts,OffsetSentinel.tsx,useHydrated.ts}',
    '!src/**/*.css.ts',
    // A drawing; screenshots compare it.
    '!src/features/careersCards/EmptyWindow.tsx',
  ],
  suite: 'machines and views',
  inBrowser: true,
  demanded: 0.85,
};

const git = (...args: string[]): string[] => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');
  } catch {
    // No git repository, or no earlier commit.
    return [];
  }
};

/** Larger changes need a full run by hand; this many files take a few minutes. */
const SAMPLE = 3;

const changedMachines = (): string[] =>
  machineFiles([
    ...git('diff', '--name-only', 'HEAD'),
    ...git('diff', '--name-only', 'HEAD^', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);

const isBinding = (file: string) => file.startsWith('src/');

function kindsOf(args: string[]): Kind[] {
  const [first] = args;
  if (first === undefined) return [machines, bindings];
  if (first === 'machines') return [machines];
  if (first === 'bindings') return [bindings];
  if (first !== 'changed') {
    const missing = args.filter((file) => !existsSync(file));
    if (missing.length > 0) throw new Error(`There is no file ${missing.join(', ')}.`);
    return [
      {
        ...(isBinding(first) ? bindings : machines),
        title: args.join(', '),
        reportFile: undefined,
        mutate: args,
      },
    ];
  }
  const changed = changedMachines().slice(0, SAMPLE);
  if (changed.length === 0) return [];
  return [{ title: 'Changed machines', mutate: changed, suite: 'machines', demanded: 0.95 }];
}

async function mutantsOf({ mutate, suite, inBrowser }: Kind): Promise<Mutant[]> {
  const mutants = await runMutants(mutate, suite);
  if (!inBrowser) return mutants;
  const survivors = mutants.filter(({ killedBy }) => killedBy === null);
  const reasons = reasonsFor(survivors);
  const found = await killedInBrowser(survivors.filter(({ id }) => !reasons.has(id)));
  return mutants.map((mutant) => (found.has(mutant.id) ? { ...mutant, killedBy: 'browser tests' } : mutant));
}

const kinds = kindsOf(process.argv.slice(2));
if (kinds.length === 0) console.info('No machine is changed.');

for (const kind of kinds) {
  const { title, reportFile, suite, demanded } = kind;
  const start = performance.now();
  const mutants = await mutantsOf(kind);
  const minutes = (performance.now() - start) / 60_000;
  const report = reportOf(mutants);
  const text = `# ${title}

\`npm run mutate\` runs \`tests/specification\`, \`tests/machines\` and \`tests/views\` against every mutant (Stryker). Survivors of
bindings without a reason below are repeated in the built site, with the browser tests of their features.
Stryker makes no mutants of an object with \`as const\`, such as the one in \`machines/pauseReasons.ts\`.

${report.summary}, in ${minutes.toFixed(0)} min on ${cpus().length} cores (Node ${process.version}).

${report.tables}`;
  console.info(text);
  if (reportFile) await writeFile(`tests/bench/mutation/${reportFile}`, text);
  if (report.share < demanded) console.error(`Fewer than ${percent(demanded)} were killed.`);
  const isUnexplained = suite === 'machines and views' && report.unexplained > 0;
  if (isUnexplained) console.error(`${report.unexplained} survivors have no reason in equivalent.ts.`);
  if (report.share < demanded || isUnexplained) process.exitCode = 1;
}

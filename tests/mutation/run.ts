import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { noticedInBrowser } from './browser.ts';
import { type Mistake, makeMistakes, type Noticing } from './mistakes.ts';
import { percent, reasonFor, reportOf } from './report.ts';

/**
 * Makes mistakes in the code, one at a time, and checks that tests notice them.
 *
 *     npm run mutate                    in machines and bindings; writes tests/bench/mutation/*.md
 *     npm run mutate machines|bindings  in one of them
 *     npm run mutate FILE…              in these files, all machines or all bindings
 *     npm run mutate changed            in machines that the last commit or the working tree changes, three at most, by
 *                                       the tests that need no page; part of `npm test`
 *
 * Exits with 1 when too few are noticed, or when one is not and `equal.ts` gives no reason; for `changed`, only when
 * too few are, because tests of views may notice the others.
 */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

interface Kind {
  title: string;
  /** The name of the stored report, in `tests/bench/mutation`. */
  keptAs?: string | undefined;
  mutate: readonly string[];
  noticing: Noticing;
  /** True when mistakes that unit tests miss, for no known reason, are repeated in the built site. */
  inBrowser?: boolean;
  /** The required share of noticed mistakes. */
  demanded: number;
}

const machines: Kind = {
  title: 'Mistakes made in machines',
  keptAs: 'machines.md',
  mutate: ['machines/*.ts', '!machines/index.ts', '!machines/transitions.ts'],
  noticing: 'machines and views',
  demanded: 0.95,
};
const bindings: Kind = {
  title: 'Mistakes made in bindings',
  keptAs: 'bindings.md',
  mutate: [
    'src/{actors,features,shell}/**/*.{ts,tsx}',
    'src/ui/{OffsetSentinel.tsx,useHydrated.ts}',
    '!src/**/*.css.ts',
    // A drawing; screenshots compare it.
    '!src/features/careersCards/EmptyWindow.tsx',
  ],
  noticing: 'machines and views',
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

const changedMachines = (): string[] => {
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('diff', '--name-only', 'HEAD^', 'HEAD')];
  // The files of the kind above: the functions that a machine imports decide as much as the machine.
  return [...new Set(changed)].filter((file) => /^machines\/(?!index\.|transitions\.)\w+\.ts$/.test(file));
};

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
        keptAs: undefined,
        mutate: args,
      },
    ];
  }
  const changed = changedMachines().slice(0, SAMPLE);
  if (changed.length === 0) return [];
  return [{ title: 'Changed machines', mutate: changed, noticing: 'machines', demanded: 0.95 }];
}

async function mistakesOf({ mutate, noticing, inBrowser }: Kind): Promise<Mistake[]> {
  const mistakes = await makeMistakes(mutate, noticing);
  if (!inBrowser) return mistakes;
  const missed = mistakes.filter(({ noticedBy }) => noticedBy === null);
  const found = await noticedInBrowser(missed.filter((mistake) => reasonFor(mistake) === undefined));
  return mistakes.map((mistake) =>
    found.has(mistake.id) ? { ...mistake, noticedBy: 'browser tests' } : mistake,
  );
}

const kinds = kindsOf(process.argv.slice(2));
if (kinds.length === 0) console.info('No machine is changed.');

for (const kind of kinds) {
  const { title, keptAs, noticing, demanded } = kind;
  const start = performance.now();
  const mistakes = await mistakesOf(kind);
  const minutes = (performance.now() - start) / 60_000;
  const report = reportOf(mistakes);
  const text = `# ${title}

\`npm run mutate\` makes one mistake at a time (Stryker), and \`tests/specification\`, \`tests/machines\` and \`tests/views\` have to
notice it. Mistakes in bindings that they miss, without a reason below, are made again in the built site, for the browser
tests of their features.
Stryker makes none in an object with \`as const\`, such as \`machines/pauseReasons.ts\`.

${report.summary}, in ${minutes.toFixed(0)} min on ${cpus().length} cores (Node ${process.version}).

${report.tables}`;
  console.info(text);
  if (keptAs) await writeFile(`tests/bench/mutation/${keptAs}`, text);
  if (report.share < demanded) console.error(`Fewer than ${percent(demanded)} were noticed.`);
  const isUnexplained = noticing === 'machines and views' && report.unexplained > 0;
  if (isUnexplained) console.error(`${report.unexplained} were not noticed, and equal.ts gives no reason.`);
  if (report.share < demanded || isUnexplained) process.exitCode = 1;
}

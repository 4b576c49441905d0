import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SCALE } from './budgets.ts';
import { growContent } from './grownContent.ts';
import { measuredOn, table, writeSection } from './results.ts';

/**
 * Builds the site with more and more content, and fails when home, a page's scripts or the cost of an article exceed
 * their allowed growth (`budgets.ts`).
 *
 *     npm run bench:scale                       writes the results to RESULTS.md
 *     npm run bench:scale -- --sizes 16,200     these numbers of articles; RESULTS.md stays unchanged
 */

const { values } = parseArgs({ options: { sizes: { type: 'string' } } });
const DEFAULT_SIZES = [16, SCALE.articles / 4, SCALE.articles / 2, SCALE.articles];
const sizes = values.sizes?.split(',').map(Number) ?? DEFAULT_SIZES;
/** The number of jobs: three, as on the site, and more in proportion to the articles. */
const jobsBeside = (articles: number) => Math.max(3, Math.round((articles / SCALE.articles) * SCALE.jobs));

/** Limits V8's heap growth, because unused heap would count as peak memory. */
const COMPACT = ['--heap-growing-percent=20', '--max-semi-space-size=16'];

interface Grown {
  articles: number;
  jobs: number;
  /** Bytes of home's document, and in brotli of the scripts of home and of the article in the middle of all slugs. */
  home: number;
  entry: number;
  article: number;
  /** CPU time, ms, which other processes do not change; and peak memory, bytes. */
  time: number;
  memory: number;
  /** Bytes of the whole build. */
  site: number;
}

/** Bytes in brotli of the scripts that a document names. */
function scriptsOf(siteDir: string, document: string): number {
  const html = readFileSync(join(siteDir, document), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(
    ([tag]) => tag.match(/\/static\/js\/[^" ]+\.js/g) ?? [],
  );
  const compressed = (script: string) => readFileSync(join(siteDir, `${script}.br`)).length;
  const plain = (script: string) => readFileSync(join(siteDir, script)).length;
  return [...new Set(named)].reduce((sum, script) => {
    try {
      return sum + compressed(script);
    } catch {
      // A script that compression does not shrink has no compressed copy.
      return sum + plain(script);
    }
  }, 0);
}

/** The middle article in the order of slugs, neither the first nor the last, which may be special. */
async function middleArticle(dir: string): Promise<string> {
  const files = await readdir(join(dir, 'src/content/articles'));
  const slugs = files.filter((file) => file !== 'README.md').map((file) => basename(file, '.md'));
  return slugs.sort()[Math.floor(slugs.length / 2)] ?? '';
}

async function folderSize(dir: string): Promise<number> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

async function build(articles: number): Promise<Grown> {
  const jobs = jobsBeside(articles);
  const dir = await growContent(articles, jobs);
  try {
    const costFile = join(dir, 'cost.json');
    const cost = fileURLToPath(new URL('cost.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, [...COMPACT, '--import', cost, 'src/build.ts'], {
      cwd: dir,
      env: { ...process.env, COST_FILE: costFile },
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The site with ${articles} articles cannot be built.`);
    const { time, memory } = JSON.parse(readFileSync(costFile, 'utf8')) as Pick<Grown, 'time' | 'memory'>;
    const siteDir = join(dir, 'dist');
    return {
      articles,
      jobs,
      home: (await stat(join(siteDir, 'index.html'))).size,
      entry: scriptsOf(siteDir, 'index.html'),
      article: scriptsOf(siteDir, `blog/${await middleArticle(dir)}.html`),
      time,
      memory,
      site: await folderSize(siteDir),
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The cost of one more article, from each size to the next. */
const slopes = (grown: readonly Grown[], cost: 'time' | 'memory') =>
  grown.slice(1).map((one, index) => {
    const before = grown[index] as Grown;
    return (one[cost] - before[cost]) / (one.articles - before.articles);
  });

function overBudget(grown: readonly Grown[]): string[] {
  const violations: string[] = [];
  const [first, last] = [grown[0], grown.at(-1)];
  if (!first || !last) return ['Nothing was built.'];
  if (last.home - first.home > SCALE.home) violations.push(`Home grows by ${last.home - first.home} bytes`);
  const entry = last.entry - first.entry;
  if (entry > SCALE.entry) violations.push(`The scripts that hydrate home grow by ${entry} bytes`);
  const article = last.article - first.article;
  if (article > SCALE.article)
    violations.push(`The scripts that hydrate an article grow by ${article} bytes`);
  for (const cost of ['time', 'memory'] as const) {
    const [early = 0, ...later] = slopes(grown, cost);
    const worst = Math.max(0, ...later);
    if (worst > Math.max(early, 0) * SCALE.growth)
      violations.push(`The ${cost} that an article takes grows ${(worst / early).toFixed(1)} times`);
  }
  return violations;
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

const grown: Grown[] = [];
for (const size of sizes) {
  grown.push(await build(size));
  console.info(`${size} articles are built.`);
}
const written = [
  `${measuredOn()}. By \`npm run bench:scale\`. The time is the CPU's, the heap kept within a fifth of what is in use; scripts are brotli.`,
  '',
  table(
    [
      'Articles',
      'Jobs',
      'Home, bytes',
      'Home’s scripts, bytes',
      'An article’s scripts, bytes',
      'Build, s of CPU',
      'Peak memory, MiB',
      'Built site, MiB',
    ],
    grown.map((one) => [
      `${one.articles}`,
      `${one.jobs}`,
      `${one.home}`,
      `${one.entry}`,
      `${one.article}`,
      (one.time / 1000).toFixed(1),
      megabytes(one.memory),
      megabytes(one.site),
    ]),
  ),
].join('\n');
console.info(`\n${written}\n`);
if (!values.sizes) await writeSection('Scale', written);
const violations = overBudget(grown);
for (const violation of violations) console.info(`✗ ${violation}`);
console.info(
  violations.length === 0 ? 'Everything keeps to its budget.' : `${violations.length} over budget.`,
);
process.exit(violations.length === 0 ? 0 : 1);

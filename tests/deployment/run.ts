/**
 * Runs the README's deployment commands on the last commit, in clean folders and a private mount namespace.
 * Port 4173 has to be free. Takes some minutes; one part runs alone with:
 *
 *     npm run test:deployment -- [systemd|container]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf } from '../support/programs.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deployment-'));

/** Verifies the systemd unit, as far as possible without installing it; false when it fails. */
function verifyUnit(): boolean {
  const analyze = programOf('systemd-analyze');
  if (!analyze) {
    console.warn('SKIPPED: systemd-analyze verify, because there is none (Debian: systemd).');
    return true;
  }
  const unit = join(folder, 'agency-way.service');
  const text = readFileSync(join(projectDir, 'src/server/deployment/agency-way.service'), 'utf8');
  // The copy names others than the unit's program and user, which do not exist on this machine.
  const bin = dirname(process.execPath);
  writeFileSync(
    unit,
    text.replace('/opt/agency-way/current/node_modules/.bin', bin).replace('User=agency-way', 'User=root'),
  );
  const { status, stderr } = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
  const passes = status === 0 && stderr === '';
  console.info(`systemd-analyze verify: ${passes ? 'passes' : stderr}`);
  writeFileSync(unit, text);
  const security = ['security', '--offline=yes', '--no-pager', unit];
  console.info(spawnSync(analyze, security, { encoding: 'utf8' }).stdout.trim().split('\n').at(-1));
  return passes;
}

/** Runs the README's commands; false when one fails. */
function tryCommands(): boolean {
  const missing = ['unshare', 'setpriv', 'runuser', 'useradd', 'curl', 'git'].filter(
    (name) => !programOf(name),
  );
  if (process.getuid?.() !== 0 || missing.length > 0) {
    const reason = missing.length > 0 ? `there is no ${missing.join(', ')}` : 'they take root';
    console.warn(`SKIPPED: the commands of the README, because ${reason}.`);
    return true;
  }
  const alone = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const inside = fileURLToPath(new URL('inside.ts', import.meta.url));
  const args = [...alone, process.execPath, inside, folder, ...process.argv.slice(2)];
  return spawnSync('unshare', args, { cwd: projectDir, stdio: 'inherit' }).status === 0;
}

try {
  const holds = verifyUnit() && tryCommands();
  console.info(holds ? 'What was tried holds.' : 'The deployment FAILS.');
  process.exitCode = holds ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

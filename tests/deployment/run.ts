/**
 * Tries what `src/server/deployment` says, in a clean folder: `systemd-analyze verify` on the unit, and each step of the
 * Containerfile, whose last stage has to start, be healthy, show a page and store an enquiry. Takes some minutes.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { post } from '../support/contract/post.ts';
import { enquiry } from '../support/contract/sample.ts';
import { programOf } from '../support/programs.ts';
import { addressOf } from '../support/server.ts';
import { stepsOf, take, workdirOf } from './containerfile.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const deploymentDir = join(projectDir, 'src/server/deployment');
const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @throws an Error when the unit is wrong */
function verifyUnit(site: string): void {
  const analyze = programOf('systemd-analyze');
  if (!analyze) {
    console.warn('SKIPPED: the unit, because there is no systemd-analyze (Debian: systemd).');
    return;
  }
  const unit = join(folder, 'agency-way.service');
  const text = readFileSync(join(deploymentDir, 'agency-way.service'), 'utf8');
  writeFileSync(
    unit,
    text.replaceAll('/opt/agency-way/current', site).replace('/etc/agency-way.env', '/dev/null'),
  );
  const { status, stderr } = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`systemd-analyze verify: ${stderr}`);
  console.info('systemd-analyze verify: passes');
}

// Only what is in the repository.
const context = join(folder, 'context');
mkdirSync(context);
const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: projectDir, maxBuffer: 2 ** 30 });
execFileSync('tar', ['-x', '-C', context], { input: archive });

const stage = take(stepsOf(readFileSync(join(deploymentDir, 'Containerfile'), 'utf8')), context, folder);
const site = workdirOf(stage);
verifyUnit(site);

// The image's `node` is on its path; here the one that the production install brought has to do.
const bin = join(site, 'node_modules/.bin');
const env = { PATH: `${bin}:${process.env.PATH}`, ...stage.env, HOST: '127.0.0.1', PORT: '4173' };
const [program = '', ...args] = stage.command;
const server = spawn(program, args, { cwd: site, env, stdio: ['ignore', 'pipe', 'inherit'] });
process.once('exit', () => server.kill());
const url = await addressOf(server);
const [check = '', ...checkArgs] = stage.healthcheck;
if (spawnSync(check, checkArgs, { env }).status !== 0) throw new Error('The health check fails.');
const page = await fetch(`${url}/contact`);
if (page.status !== 200) throw new Error(`/contact answers ${page.status}.`);
const { status, body } = await post(`${url}/api`, 'contactUs', enquiry);
if (status !== 200) throw new Error(`contactUs answers ${status}.`);
console.info(`${process.version}: ${url} is healthy, shows pages, and stored ${body.reference}.`);
process.exit(0);

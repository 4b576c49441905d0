import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of a build, besides the packages. */
const SOURCES = ['machines', 'openapi', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** False without a git repository, which lists the files. */
export const canCopy = spawnSync('git', ['rev-parse'], { cwd: projectDir }).status === 0;

/**
 * Copies the sources of a build into a folder of its own, for tests that change it. The packages are shared.
 *
 * @throws unless `canCopy`
 */
export async function copyProject(): Promise<string> {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...SOURCES], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  const dir = await mkdtemp(join(tmpdir(), 'agency-way-'));
  // Git also lists removed files until the removal is committed.
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(projectDir, file)));
  for (const file of files) await cp(join(projectDir, file), join(dir, file));
  await symlink(join(projectDir, 'node_modules'), join(dir, 'node_modules'));
  return dir;
}

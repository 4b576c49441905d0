import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of a build, besides the packages. */
const SOURCES = ['machines', 'openapi', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies the sources of a build into a folder of its own, for tests that change it. The packages are shared. */
export async function copyProject(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'agency-way-'));
  for (const source of SOURCES)
    await cp(join(projectDir, source), join(dir, source), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  await symlink(join(projectDir, 'node_modules'), join(dir, 'node_modules'));
  return dir;
}

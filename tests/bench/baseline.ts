import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFile } from '../../src/server/precompressed.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Every tag that loads a script; structured data stays, because it does not run. */
const SCRIPTS = /<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * Writes the no-script baseline: same markup and styles, scripts removed.
 *
 * @param from folder of the built site, relative to the project's, like `to`, that of the baseline
 */
export async function writeBaseline(from: string, to: string): Promise<void> {
  const target = join(projectDir, to);
  await cp(join(projectDir, from), target, { recursive: true, force: true });
  const documents = (await readdir(target, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const document of documents) {
    const file = join(target, document);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(SCRIPTS, ''));
    await compressFile(file);
  }
}

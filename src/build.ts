import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { precompress } from './server/precompressed.ts';

const projectDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the site: scripts and styles, then every page as HTML, then the precompressed copies. Writes an example
 * configuration of nginx beside the site, `NAME.nginx.conf`.
 *
 * @param name the folder for the built site, relative to the project; build-only files go to `.build/NAME`
 * @throws any error of the build, a bad setting included; nothing half-built is left under `name`
 */
async function buildSite(name: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const siteDir = resolve(projectDir, name);
  const workDir = resolve(projectDir, '.build', name.replaceAll(/\W/g, '_'));
  const common = { configFile: join(projectDir, 'vite.config.ts'), logLevel: 'warn' } as const;

  await rm(siteDir, { recursive: true, force: true });
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true });
  try {
    await build({ ...common, build: { outDir: siteDir, manifest: true } });
    await build({
      ...common,
      build: { outDir: join(workDir, 'prerender'), ssr: 'build/prerender.tsx', ssrEmitAssets: true },
    });
    // Only the build reads the template and the manifest, and the page at '/' overwrites index.html.
    await rename(join(siteDir, 'index.html'), join(workDir, 'template.html'));
    await rename(join(siteDir, '.vite', 'manifest.json'), join(workDir, 'manifest.json'));
    await rm(join(siteDir, '.vite'), { recursive: true });

    const { prerenderSite } = (await import(
      pathToFileURL(join(workDir, 'prerender', 'prerender.js')).href
    )) as typeof import('./build/prerender.tsx');
    await prerenderSite({ siteDir, workDir });
    await precompress(siteDir);
  } catch (error) {
    await rm(siteDir, { recursive: true, force: true });
    throw error;
  }
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
try {
  await buildSite(values.out);
  console.info(`The site is built in ${values.out}/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

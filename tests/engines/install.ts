import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from '../browser/fixtures.ts';
import { installPackages, isProgram, programOf } from '../support/programs.ts';
import { startScreen } from './webkitBrowser.ts';

/** A program or plugin that an engine needs: its possible paths, and its package in Debian and Ubuntu. */
interface Need {
  name: string;
  find: () => string | undefined;
  packages: readonly string[];
  /** The environment variable that gives its path to the tests. */
  variable?: string;
}

const MINI_BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) => [
  ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  `/usr/libexec/webkit2gtk-${version}/MiniBrowser`,
]);

/** GStreamer's plugin for FFmpeg, where Debian, Fedora and Arch keep it. */
const LIBAV = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'lib64', 'lib'].map(
  (dir) => `/usr/${dir}/gstreamer-1.0/libgstlibav.so`,
);

const needs: Record<Exclude<Engine, 'chromium'>, readonly Need[]> = {
  firefox: [
    {
      name: 'Firefox',
      find: () => programOf('firefox-esr') ?? programOf('firefox'),
      packages: ['firefox-esr', 'firefox'],
      variable: 'FIREFOX_PATH',
    },
  ],
  webkit: [
    {
      name: 'WebKitGTK’s MiniBrowser',
      find: () => MINI_BROWSERS.find(isProgram),
      packages: ['webkit2gtk-driver'],
      variable: 'WEBKIT_PATH',
    },
    {
      name: 'WebKitWebDriver',
      find: () => programOf('WebKitWebDriver'),
      packages: ['webkit2gtk-driver'],
    },
    {
      name: 'GStreamer’s decoder of the film',
      find: () => LIBAV.find(existsSync),
      packages: ['gstreamer1.0-libav'],
    },
    { name: 'Xvfb', find: () => programOf('Xvfb'), packages: ['xvfb'] },
  ],
};

type OtherEngine = keyof typeof needs;
export const otherEngines = Object.keys(needs) as OtherEngine[];

function ensure({ name, find, packages, variable }: Need): void {
  const wanted = variable && process.env[variable];
  if (wanted) {
    if (isProgram(wanted)) return;
    throw new Error(`${variable} is '${wanted}', but there is no program there.`);
  }
  let found = find();
  for (const brought of packages) {
    if (found) break;
    console.info(`${name} was not found: installing ${brought}.`);
    installPackages(brought);
    found = find();
  }
  if (!found)
    throw new Error(
      `${name} is missing, and only root on Debian or Ubuntu has it installed here: install ${packages.join(' or ')}, then run \`npm run test:engines\` again.`,
    );
  if (variable) process.env[variable] = found;
}

/**
 * Finds an engine's programs and plugins, or installs them.
 *
 * @returns the engine's own name and version
 * @throws an Error that names the missing program or plugin in one line
 */
export async function prepareEngine(engine: OtherEngine): Promise<string> {
  for (const need of needs[engine]) ensure(need);
  if (engine === 'firefox') return versionOf(process.env.FIREFOX_PATH);
  const { display, screen } = await startScreen();
  try {
    return `${versionOf(process.env.WEBKIT_PATH, display)}, MiniBrowser`;
  } finally {
    screen.kill();
  }
}

function versionOf(program = '', display?: string): string {
  const { stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...(display && { DISPLAY: display }) },
  });
  return stdout.trim();
}

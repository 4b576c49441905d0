import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const biome = join(projectDir, 'node_modules/@biomejs/biome/bin/biome');

/** Modules with one mistake each, by file. */
const mistakes: Readonly<Record<string, string>> = {
  'machines/view.ts': "import 'react';",
  'src/content/package.ts': "import type { ReactNode } from 'react';",
  'src/content/page.ts': "import '../routes/home.tsx';",
  'src/content/router.ts': "import '../router.tsx';",
  'src/content/services/tool.ts': "import '../../design/tokens.ts';",
  'src/content/plugin/view.ts': "import '../../ui/Picture.tsx';",
  'src/content/storage.ts': "localStorage.getItem('draft');",
  'src/content/document.ts': 'globalThis.document.title;',
  'src/content/plugin/language.ts': 'navigator.language;',
  'src/theme/words.ts': "import '../content/agency.ts';",
  'src/ui/feature.tsx': "import '../features/faq/Faq.tsx';",
  'src/ui/machine.tsx': "import '../../machines/faq.machine.ts';",
  'src/ui/binding.tsx': "import '@xstate/react';",
  'src/actors/view.ts': "import '../ui/Button.tsx';",
  'src/actors/router.ts': "import type { RouterContext } from '../router.tsx';",
  'src/features/faq/shell.ts': "import('../../shell/pageWall.ts');",
  'src/shell/menu/page.ts': "export * from '../../routes/home.tsx';",
  'src/routes/design.ts': "import '../design/tokens.ts';",
  'src/routes/room.ts': "import '../machineRoom/site.ts';",
  'src/shell/inputs.ts': "import '../../tests/modelInputs/index.ts';",
  'src/machineRoom/page.ts': "import '../design/tokens.ts';",
  'openapi/one.ts': "import type { Two } from './two.ts'; export type One = Two;",
  'openapi/two.ts': "import type { One } from './one.ts'; export type Two = One;",
};

/** Modules without a mistake, which the rules must leave alone. */
const faultless: Readonly<Record<string, string>> = {
  'machines/right.ts': "import 'xstate';",
  'src/content/right.ts': "import 'virtual:services'; import '../theme/walls.ts'; import './types.ts';",
  'src/content/services/right.ts': "import '../types.ts'; import '../specimens/seo.ts';",
  'src/content/plugin/right.ts': "import 'unified'; import '../types.ts';",
  'src/ui/right.tsx': "import 'react'; import '../content/agency.ts';",
  'src/actors/right.ts': "import 'xstate'; import '../../machines/chunk.machine.ts';",
  'src/features/faq/right.ts': "import '../../ui/Button.tsx';",
  'src/shell/menu/right.ts': "import '../../features/faq/Faq.tsx';",
  'src/machineRoom/core/right.ts': "import '../../../tests/modelInputs/index.ts';",
};

/** The files of a folder that the rules of imports and globals refuse. */
function refusedIn(dir: string): string[] {
  const rules = ['style/noRestrictedImports', 'style/noRestrictedGlobals', 'suspicious/noImportCycles'];
  const flags = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', ...flags, ...rules.map((rule) => `--only=${rule}`)],
    { cwd: dir, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return diagnostics.map(({ location }) => location.path.replaceAll('\\', '/')).sort();
}

test('biome.json refuses an import that leads the wrong way, and leaves others alone', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'agency-way-imports-'));
  const dir = folder.path;
  await cp(join(projectDir, 'biome.json'), join(dir, 'biome.json'));
  for (const [file, code] of Object.entries({ ...mistakes, ...faultless })) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), code);
  }
  expect(refusedIn(dir)).toEqual(Object.keys(mistakes).sort());
});

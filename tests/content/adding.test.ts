import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../support/copyOfProject.ts';
import { readSource } from '../support/sources.ts';
import { goodBody } from './fixtures.ts';

/** The fenced block after these words of a README. @throws when there is none */
function blockAfter(readme: string, words: string): string {
  const [, rest = ''] = readme.split(`${words}:\n\n`);
  const [, indent = '', block] = /^( *)```\w+\n(.*?)^\1```$/ms.exec(rest) ?? [];
  if (block === undefined) throw new Error(`No README has a block after "${words}".`);
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

const readme = readSource('README.md');
const article = blockAfter(readSource('src/content/articles/README.md'), '`the-first-hour-of-a-shoot.md`');
const articlePath = '/blog/the-first-hour-of-a-shoot';
const [, title = ''] = /^title: (.*)$/m.exec(article) ?? [];

test.each(['README.md', 'machines/README.md', 'openapi/README.md', 'src/media/studio/README.md'])(
  '%s calls no script with the Node of the shell, which may be too old',
  (path) => {
    // A container has the Node of its image.
    const lines = readSource(path)
      .split('\n')
      .filter((line) => !line.startsWith('podman exec'));
    expect(lines.filter((line) => /(?<!npx )\bnode [\w/]+\.ts/.test(line))).toEqual([]);
  },
);

let dir: string;
/** Runs a script of the copy. @throws when it fails or writes to standard error */
const run = (script: string, ...flags: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [script, ...flags], { cwd: dir, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
};
const write = (path: string, text: string) => writeFile(join(dir, path), text);
/** Adds a line to a list, before another; the list may already contain it. */
async function addLine(path: string, next: RegExp, line: string) {
  const list = await readFile(join(dir, path), 'utf8');
  expect(list).toMatch(next);
  if (!list.includes(line))
    await write(
      path,
      list.replace(next, (found) => line + found),
    );
}
const built = (file: string) => readFile(join(dir, 'dist', file), 'utf8');

describe('in a copy of the project', () => {
  beforeAll(async () => {
    dir = await copyProject();
    for (const path of ['src/routes/press.tsx', 'src/routes/press.css.ts'])
      await write(path, blockAfter(readme, `\`${path}\``));
    await addLine(
      'src/content/pages.ts',
      /^ {2}\{ path: '\/\$'/m,
      blockAfter(readme, "Add its line in `src/content/pages.ts`, before `'/$'`"),
    );
    await addLine(
      'src/media/headlines.ts',
      /^\];/m,
      blockAfter(
        readme,
        'Add its headline in `src/media/headlines.ts`, and run `npm run headlines`, which fits it',
      ),
    );
    run('src/media/fitBlocks.ts');
    await write(
      'src/content/articles/the-first-hour-of-a-shoot.md',
      article.replace('The text.\n', () => goodBody),
    );
    run('src/media/studio/make.ts', 'og', '--no-film');
    run('src/build.ts');
    // It draws a card and builds the whole site.
  }, 600_000);
  afterAll(() => rm(dir, { recursive: true, force: true }));

  test('a headline that is added leaves every other as it is', async () => {
    const file = 'src/ui/fitBlocks.gen.ts';
    const rowsOf = (text: string) => text.slice(text.indexOf('export const fitBlocks')).split('\n');
    const fitted = rowsOf(await readFile(join(dir, file), 'utf8'));
    const before = rowsOf(readSource(file));
    expect(before.filter((row) => !fitted.includes(row))).toEqual([]);
    expect(fitted).toContain('  "Before you\\nprint it": [');
    // Its words, and a row for each of its lines.
    expect(fitted.filter((row) => !before.includes(row))).toHaveLength(3);
  });

  test('a page and an article that were added as the READMEs say are in the sitemap, the blog, its feed, and the search data', async () => {
    const sitemap = await built('sitemap.xml');
    expect(sitemap).toContain('/press</loc>');
    expect(sitemap).toContain(`${articlePath}</loc><lastmod>2026-11-20<`);
    expect(await built('blog.html')).toContain(`href="${articlePath}"`);
    expect(await built('blog/rss.xml')).toContain(`<title>${title}</title>`);
    expect(await built('press.html')).toContain('"position":2,"name":"Press"');
    expect(await built(`${articlePath}.html`)).toContain(`"headline":"${title}"`);
  });

  test('a build that fails at a page leaves no half of a site', async () => {
    await write('src/routes/press.tsx', 'throw new Error("No ink");');
    expect(spawnSync(process.execPath, ['src/build.ts'], { cwd: dir }).status).toBe(1);
    expect(existsSync(join(dir, 'dist'))).toBe(false);
  });
});

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { copyProject } from '../support/copyOfProject.ts';

/** A numbered description of the same length, which the content's checks limit. */
const numbered = (text: string, number: number) =>
  `${text.slice(0, -7)} n${String(number).padStart(4, '0')}.`;

/** A copy of an article with another title and description, of allowed lengths. */
const copyOf = (markdown: string, number: number) =>
  markdown
    .replace(
      /^title: (["']?)(.*?)\1$/m,
      (_, quote: string, title: string) => `title: ${quote}${title.slice(0, 55)} ${number}${quote}`,
    )
    .replace(/^description: (.*)$/m, (_, text: string) => `description: ${numbered(text, number)}`)
    .replace(/^canonical: .*\n/m, '')
    .replace(/^date: \d{4}/m, () => `date: ${1990 + (number % 34)}`);

async function rewrite(file: string, changes: Record<string, string>): Promise<void> {
  let source = await readFile(file, 'utf8');
  for (const [old, changed] of Object.entries(changes)) {
    if (!source.includes(old)) throw new Error(`${file} does not have '${old}'.`);
    source = source.replace(old, () => changed);
  }
  await writeFile(file, source);
}

async function growArticles(dir: string, count: number): Promise<void> {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.md') && file !== 'README.md').sort();
  for (let number = files.length; number < count; number += 1) {
    const file = files[number % files.length] ?? '';
    const markdown = await readFile(join(dir, file), 'utf8');
    const slug = `${basename(file, '.md')}-${number}`;
    await writeFile(join(dir, `${slug}.md`), copyOf(markdown, number));
  }
}

const moreJobs = (count: number) => `];
export const jobs: readonly Job[] = Array.from({ length: ${count} }, (_, number) => {
  const job = written[number % written.length] as Job;
  return number < written.length ? job : { ...job, title: \`\${job.title} \${number}\` };
});`;

/** Copies the project to a folder of its own, with this number of articles and jobs; resolves with its path. */
export async function growContent(articles: number, jobs: number): Promise<string> {
  const dir = await copyProject();
  await growArticles(join(dir, 'src/content/articles'), articles);
  await rewrite(join(dir, 'src/content/jobs.ts'), {
    'export const jobs = [': 'const written: readonly Job[] = [',
    '] as const satisfies readonly Job[];': moreJobs(jobs),
  });
  return dir;
}

import { readFile, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';

const file = new URL('RESULTS.md', import.meta.url);
const TITLE = '# Results\n\nEach section is written by the command it names.\n';

/**
 * Replaces the section of `RESULTS.md` with the same heading, or appends it.
 *
 * @param heading without its `##`
 */
export async function writeSection(heading: string, markdown: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => TITLE);
  const [title = TITLE, ...sections] = text.split(/^(?=## )/m);
  const section = `## ${heading}\n\n${markdown.trim()}\n`;
  const place = sections.findIndex((known) => known.startsWith(`## ${heading}\n`));
  sections.splice(place < 0 ? sections.length : place, 1, section);
  await writeFile(
    file,
    [title, ...sections]
      .map((part) => part.trim())
      .join('\n\n')
      .concat('\n'),
  );
}

/**
 * The date, machine and programs of a measurement, in one line.
 * @param versions by program name
 */
export function measuredOn(versions: Readonly<Record<string, string>> = {}): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const programs = Object.entries({ Node: process.version, ...versions }).map((program) => program.join(' '));
  return [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'unknown'}, ${memory}, ${platform()} ${arch()}`,
    programs.join(', '),
  ].join('; ');
}

/** A Markdown table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** The commands of the deployment's README, word for word. */
import { readFileSync } from 'node:fs';

const readme = readFileSync(new URL('../../src/server/deployment/README.md', import.meta.url), 'utf8');

/**
 * The fenced blocks of shell commands under a heading, up to the next one.
 *
 * @throws an Error when there are not `count` of them
 */
export function blocksUnder(heading: string, count: number): string[] {
  const [, rest = ''] = readme.split(`\n## ${heading}\n`);
  const [section = ''] = rest.split(/^##+ /m);
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
  if (blocks.length !== count)
    throw new Error(
      `The deployment's README has ${blocks.length} blocks of commands under "${heading}", not ${count}.`,
    );
  return blocks;
}

/** Takes the steps of a Containerfile one by one in folders, where no image can be built. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export interface Stage {
  name: string;
  /** Stands for the root of its file system. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
}

interface Step {
  instruction: string;
  rest: string;
}

/** The steps of a Containerfile, without comments. */
export const stepsOf = (text: string): Step[] =>
  text
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => {
      const [, instruction = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
      return { instruction, rest };
    });

/**
 * Takes all steps. Commands run on this machine, with absolute paths of the image under the stage's folder.
 *
 * @param context the folder that COPY takes files from
 * @returns the last stage
 * @throws an Error when a step fails, or is of a kind that is not known here
 */
export function take(steps: readonly Step[], context: string, folder: string): Stage {
  const stages: Stage[] = [];
  const take: Record<string, (stage: Stage, rest: string) => void> = {
    WORKDIR(stage, rest) {
      stage.workdir = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    },
    COPY(stage, rest) {
      const [, from, files = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
      const source = from === undefined ? context : stages.find(({ name }) => name === from)?.root;
      if (source === undefined) throw new Error(`There is no stage ${from}.`);
      const names = files.split(' ');
      const target = resolve(stage.root, join('.', stage.workdir), names.pop() ?? '');
      const isInto = names.length > 1 || /\/$|^\.\/?$/.test(files.split(' ').at(-1) ?? '');
      for (const name of names)
        cpSync(join(source, name), isInto ? join(target, basename(name)) : target, { recursive: true });
    },
    ENV(stage, rest) {
      for (const setting of rest.split(' ')) {
        const [name = '', value = ''] = setting.split('=');
        stage.env[name] = value.replaceAll('/data', join(stage.root, 'data'));
      }
    },
    RUN(stage, rest) {
      const command = rest.replaceAll('/data', join(stage.root, 'data')).replace('-o node ', '');
      run(['sh', '-c', command], stage);
    },
    CMD(stage, rest) {
      stage.command = JSON.parse(rest);
    },
    HEALTHCHECK(stage, rest) {
      stage.healthcheck = JSON.parse(rest.replace(/^CMD /, ''));
    },
  };
  for (const { instruction, rest } of steps) {
    console.info(`${instruction} ${rest}`.slice(0, 120));
    if (instruction === 'FROM') {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'last';
      const root = join(folder, name);
      mkdirSync(root, { recursive: true });
      stages.push({ name, root, workdir: '/', env: {}, command: [], healthcheck: [] });
      continue;
    }
    // Nothing to do in a folder.
    if (['VOLUME', 'USER', 'EXPOSE'].includes(instruction)) continue;
    const stage = stages.at(-1);
    const step = take[instruction];
    if (!stage || !step) throw new Error(`Nobody knows how to take ${instruction}.`);
    step(stage, rest);
  }
  const last = stages.at(-1);
  if (!last) throw new Error('There is no stage.');
  return last;
}

/** Where a stage's commands run. */
export const workdirOf = ({ root, workdir }: Stage): string => join(root, workdir);

function run([program = '', ...args]: string[], stage: Stage): void {
  const { status } = spawnSync(program, args, {
    cwd: workdirOf(stage),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${args.at(-1)} ended with ${status}.`);
}

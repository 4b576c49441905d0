/** Runs the steps of a Containerfile one by one on clean machines, where no image can be built. */
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type CleanRoot, cleanRoot } from './cleanRoot.ts';

export interface Stage {
  name: string;
  root: CleanRoot;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  healthcheck: string[];
}

/**
 * Runs all steps of a Containerfile without continued lines, whose images are Node's.
 *
 * @param context the source folder of COPY
 * @param folder a new folder for the stages
 * @returns the last stage
 * @throws an Error when a step fails, or its instruction is not supported
 */
export function takeSteps(containerfile: string, context: string, folder: string): Stage {
  const stages: Stage[] = [];
  for (const [line, instruction = '', rest = ''] of containerfile.matchAll(/^([A-Z]+) (.*)$/gm)) {
    console.info(line);
    if (instruction === 'FROM') {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'last';
      stages.push(nodeStage(name, join(folder, name)));
      continue;
    }
    const stage = stages.at(-1);
    const step = steps[instruction];
    if (!stage || !step) throw new Error(`The instruction ${instruction} is not supported.`);
    step(stage, rest, (from) => stages.find(({ name }) => name === from)?.root.folder ?? context);
  }
  const last = stages.at(-1);
  if (!last) throw new Error('There is no stage.');
  return last;
}

/** A machine like the image `node`: the Node of this process comes first in PATH, and a user `node` exists. */
function nodeStage(name: string, folder: string): Stage {
  const root = cleanRoot(folder);
  const bin = join(folder, 'opt/node');
  mkdirSync(bin);
  cpSync(process.execPath, join(bin, 'node'));
  root.run('useradd --uid 1000 --non-unique node');
  return { name, root, workdir: '/', env: {}, user: 'root', command: [], healthcheck: [] };
}

type Step = (stage: Stage, rest: string, folderOf: (stage: string | undefined) => string) => void;

const steps: Record<string, Step> = {
  WORKDIR(stage, rest) {
    stage.workdir = rest;
    mkdirSync(join(stage.root.folder, rest), { recursive: true });
  },
  COPY(stage, rest, folderOf) {
    const [, from, files = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
    const names = files.split(' ');
    const last = names.pop() ?? '';
    const target = resolve(stage.root.folder, join('.', stage.workdir), last);
    for (const name of names) {
      const source = join(folderOf(from), name);
      cpSync(source, last.endsWith('/') ? join(target, basename(name)) : target, { recursive: true });
    }
  },
  ENV(stage, rest) {
    Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((setting) => setting.split('='))));
  },
  RUN(stage, rest) {
    if (!runIn(stage, rest).succeeded) throw new Error(`${rest} has failed.`);
  },
  USER(stage, rest) {
    stage.user = rest;
  },
  CMD(stage, rest) {
    stage.command = JSON.parse(rest);
  },
  HEALTHCHECK(stage, rest) {
    stage.healthcheck = JSON.parse(rest.replace(/^CMD /, ''));
  },
  // No step needs a build argument or a port, and the folder exists.
  ARG() {},
  EXPOSE() {},
  VOLUME() {},
};

/** Runs one command in a stage to its end, as the stage's user. */
export const runIn = (stage: Stage, command: string) =>
  stage.root.run(asUser(stage, command), { folder: stage.workdir, env: stage.env });

/** Starts one command in a stage, as its user; HOST makes a server listen on this machine only. */
export const startIn = (stage: Stage, command: string) =>
  stage.root.start(`exec ${asUser(stage, command)}`, {
    folder: stage.workdir,
    env: { ...stage.env, HOST: '127.0.0.1' },
  });

const asUser = ({ user }: Stage, command: string) =>
  `env PATH=/opt/node:$PATH ${user === 'root' ? '' : `/standIns/confined ${user} /data `}${command}`;

/** A Containerfile's command, quoted for the shell. */
export const quoted = (command: readonly string[]): string =>
  command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');

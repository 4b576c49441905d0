/** The Containerfile, and the README's commands inside a container. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../support/server.ts';
import { quoted, runIn, type Stage, startIn, takeSteps } from './containerfile.ts';
import { blocksUnder } from './documented.ts';
import { assertListed, enquire, visit } from './site.ts';

const [, backUp = '', restore = ''] = blocksUnder('In a container', 3);

/** Builds the stages and tries them. @param context a checkout of the last commit */
export async function tryContainer(context: string, folder: string): Promise<void> {
  const text = readFileSync(join(context, 'src/server/deployment/Containerfile'), 'utf8');
  const stage = takeSteps(text, context, folder);

  let stop = await startStage(stage);
  assert.ok(runIn(stage, quoted(stage.healthcheck)).succeeded, 'The health check fails.');
  await visit();
  const kept = await enquire('Before the backup');
  execute(stage, backUp);
  const lost = await enquire('After the backup');
  await stop();
  assert.ok(!runIn(stage, quoted(stage.healthcheck)).succeeded, 'The health check passes without a server.');

  stage.root.run('rm -r /data/enquiries.sqlite /data/outbox');
  stop = await startStage(stage);
  execute(stage, restore);
  const list = runIn(stage, 'node openapi/service/enquiries.ts').output;
  assertListed(list, [kept], [lost]);
  await stop();
}

/** Starts the stage's command; resolves with a function that stops it. */
async function startStage(stage: Stage): Promise<() => Promise<void>> {
  const server = startIn(stage, quoted(stage.command));
  await addressOf(server);
  return async () => {
    const ended = once(server, 'close');
    server.kill();
    assert.deepEqual(await ended, [0, null], 'The server does not end by itself.');
  };
}

/** Runs the command of a `podman exec` line. */
function execute(stage: Stage, block: string): void {
  const [, command = ''] = /^podman exec agency-way (.*)$/m.exec(block) ?? [];
  assert.ok(runIn(stage, command).succeeded, `${command} has failed.`);
}

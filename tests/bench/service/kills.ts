/** SIGKILL at random moments under load: no acknowledged enquiry is lost or doubled. */
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startDeployment } from './deployment.ts';
import type { Verdicts } from './verdicts.ts';
import { checkKept, startCrowd } from './visitors.ts';

const kills = 50;
const visitors = 20;
/** Longest life of an instance before the next kill, in ms. */
const longestLife = 800;

export async function killUnderLoad(verdicts: Verdicts, postgres: string | undefined): Promise<void> {
  await using deployment = await startDeployment(postgres);
  const crowd = startCrowd(deployment.api, visitors, 'kill');
  for (let count = 0; count < kills; count += 1) {
    await setTimeout(randomInt(longestLife));
    await deployment.kill(randomInt(deployment.origins.length));
  }
  await crowd.leave();
  verdicts.note('SIGKILLs', kills);
  verdicts.note('calls that had to be repeated', crowd.repeated);
  await checkKept(verdicts, deployment.place, crowd.acknowledged);
}

/** Time limit of a stop, in ms: connections are cut after 5 s, and mails are files here. */
const longestStop = 8_000;

/** SIGTERM under load: a graceful stop, after which every acknowledged enquiry is kept. */
export async function stopUnderLoad(verdicts: Verdicts, postgres: string | undefined): Promise<void> {
  await using deployment = await startDeployment(postgres);
  const crowd = startCrowd(deployment.api, visitors, 'stop');
  await setTimeout(3_000);
  const { code, ms } = await deployment.stop(0);
  verdicts.check('exit code after SIGTERM', String(code), 0, code === 0);
  verdicts.check('time it took', `${Math.round(ms)} ms`, `at most ${longestStop} ms`, ms <= longestStop);
  // Restarted, so that every visitor is served in the end.
  await deployment.kill(0);
  await crowd.leave();
  verdicts.note('calls that had to be repeated', crowd.repeated);
  await checkKept(verdicts, deployment.place, crowd.acknowledged);
}

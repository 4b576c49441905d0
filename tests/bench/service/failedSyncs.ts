/** Repeated failures of a disk's sync, while enquiries arrive. */
import { setTimeout } from 'node:timers/promises';
import { newPlace } from '../../support/service/place.ts';
import { startServer } from '../../support/service/process.ts';
import { until } from './until.ts';
import type { Verdicts } from './verdicts.ts';
import { checkKept, checkRefusals, startCrowd } from './visitors.ts';

const failures = 10;
const visitors = 20;

export async function failedSyncsUnderLoad(verdicts: Verdicts): Promise<void> {
  const place = await newPlace();
  const preloaded = new URL('../../support/service/failingSync.ts', import.meta.url).href;
  const { child, api, ...server } = await startServer({
    ...place.env,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import=${preloaded}`,
  });
  await using _server = server;
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const troubles = () => log.match(/"msg":"database in trouble"/g)?.length ?? 0;
  const crowd = startCrowd(api, visitors, 'sync');
  const pauses: number[] = [];
  for (let count = 0; count < failures; count += 1) {
    await setTimeout(1_000);
    const logged = troubles();
    child.kill('SIGUSR2');
    await until(() => troubles() > logged);
    const begun = performance.now();
    const acknowledged = crowd.acknowledged.size;
    await until(() => crowd.acknowledged.size > acknowledged);
    pauses.push(performance.now() - begun);
  }
  await crowd.leave();
  verdicts.equal('syncs that failed, and were told', troubles(), failures);
  checkRefusals(verdicts, crowd, failures);
  verdicts.note('longest time until the next enquiry was taken', `${Math.round(Math.max(...pauses))} ms`);
  await checkKept(verdicts, place, crowd.acknowledged);
  await place.remove();
}

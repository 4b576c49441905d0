/** A disk that fails to sync, again and again, while enquiries come. */
import { setTimeout } from 'node:timers/promises';
import { newPlace } from '../../support/contract/place.ts';
import { startServer } from '../../support/contract/process.ts';
import type { Verdicts } from './verdicts.ts';
import { checkKept, startCrowd } from './visitors.ts';

const failures = 10;
const visitors = 20;

export async function failedSyncsUnderLoad(verdicts: Verdicts): Promise<void> {
  const place = await newPlace();
  const preloaded = new URL('../../support/contract/failingSync.ts', import.meta.url).href;
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
    const told = troubles();
    child.kill('SIGUSR2');
    while (troubles() === told) await setTimeout(5);
    const begun = performance.now();
    const acknowledged = crowd.acknowledged.size;
    while (crowd.acknowledged.size === acknowledged) await setTimeout(5);
    pauses.push(performance.now() - begun);
  }
  await crowd.leave();
  verdicts.equal('syncs that failed, and were told', troubles(), failures);
  verdicts.check(
    'calls answered 503',
    crowd.refusals.get(503) ?? 0,
    `at least ${failures}`,
    (crowd.refusals.get(503) ?? 0) >= failures,
  );
  const others = [...crowd.refusals.keys()].filter((status) => status !== 503).map(String);
  verdicts.none('other refusals', others);
  verdicts.note('longest time until the next enquiry was taken', `${Math.round(Math.max(...pauses))} ms`);
  await checkKept(verdicts, place, crowd.acknowledged);
  await place.remove();
}

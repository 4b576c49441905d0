/** A backup taken while enquiries arrive, and restored elsewhere. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newPlace, storedIn } from '../../support/service/place.ts';
import { runModule } from '../../support/service/process.ts';
import { startDeployment } from './deployment.ts';
import type { Verdicts } from './verdicts.ts';
import { checkKept, startCrowd } from './visitors.ts';

const visitors = 20;
/** Duration of the load before the backup, in ms. */
const head = 10_000;

export async function backupUnderLoad(verdicts: Verdicts, postgres: string | undefined): Promise<void> {
  await using deployment = await startDeployment(postgres);
  const crowd = startCrowd(deployment.api, visitors, 'backup');
  await setTimeout(head);
  const before = [...crowd.acknowledged.values()].map(({ reference }) => reference);
  const file = join(deployment.place.folder, 'backup.sqlite');
  const begun = performance.now();
  const made = await runModule('enquiries.ts', ['--backup', file], deployment.place.env);
  const seconds = (performance.now() - begun) / 1000;
  const after = crowd.acknowledged.size;
  await crowd.leave();
  verdicts.equal('exit code of --backup', Number(made.code), 0);
  verdicts.note('time it took', `${seconds.toFixed(1)} s`);
  verdicts.note(
    'enquiries acknowledged before it began, and while it was made',
    `${before.length}, ${after - before.length}`,
  );

  const elsewhere = await newPlace(postgres);
  try {
    const restored = await runModule('enquiries.ts', ['--restore', file], elsewhere.env);
    verdicts.equal('exit code of --restore, elsewhere', Number(restored.code), 0);
    const held = new Set((await storedIn(elsewhere)).map(({ reference }) => reference));
    verdicts.note('enquiries restored', held.size);
    verdicts.none(
      'acknowledged before the backup began, and not restored',
      before.filter((reference) => !held.has(reference)),
    );
  } finally {
    await elsewhere.remove();
  }
  await checkKept(verdicts, deployment.place, crowd.acknowledged);
}

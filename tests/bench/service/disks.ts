/** Failing disks: no acknowledged enquiry is lost, and the service recovers. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mailStatesIn, newPlace, storedIn } from '../../support/service/place.ts';
import { post } from '../../support/service/post.ts';
import { startServer } from '../../support/service/process.ts';
import { enquiry } from '../../support/service/sample.ts';
import { until } from './until.ts';
import type { Verdicts } from './verdicts.ts';
import { checkKept, checkRefusals, startCrowd } from './visitors.ts';

const mount = (...args: string[]) => spawnSync('mount', args, { encoding: 'utf8' }).status === 0;

/** Mounts a small disk in memory; notes that `what` is skipped without root, who alone can mount it. */
async function smallDisk(size: string, verdicts: Verdicts, what: string) {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  if (!mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) {
    await rm(folder, { recursive: true });
    verdicts.note(what, 'SKIPPED: needs root and the right to mount');
    return undefined;
  }
  return {
    folder,
    remount: (option: string) => mount('-o', `remount,${option}`, folder),
    async [Symbol.asyncDispose]() {
      spawnSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A SQLite database, or the outbox folder, on a disk that is full and then has room; and on a read-only one. */
export async function diskFailures(verdicts: Verdicts): Promise<void> {
  await using disk = await smallDisk('1m', verdicts, 'disks that are full or read-only');
  if (!disk) return;
  const place = await newPlace();
  const file = join(disk.folder, 'enquiries.sqlite');
  const env = { ...place.env, ENQUIRY_DATABASE_URL: `sqlite:${file}` };
  const onDisk = { ...place, database: { kind: 'sqlite', file } as const };
  const message = 'x'.repeat(20_000);
  const acknowledged: string[] = [];
  {
    await using server = await startServer(env);
    const record = async () => {
      const answer = await post(server.api, 'contactUs', { ...enquiry, message });
      if (answer.status === 200) acknowledged.push(String(answer.body.reference));
      return answer.status;
    };
    const statuses = [];
    for (let call = 0; call < 100; call += 1) statuses.push(await record());
    const whenFull = statuses.slice(statuses.indexOf(503));
    verdicts.check(
      'disk full: enquiries taken, then answered 503',
      acknowledged.length,
      'some, then none',
      acknowledged.length > 0 && whenFull.every((status) => status === 503),
    );
    disk.remount('size=64m');
    verdicts.equal(
      'status of the next enquiry when it has room again, without a restart',
      await record(),
      200,
    );
  }
  const stored = new Set((await storedIn(onDisk)).map(({ reference }) => reference));
  verdicts.none(
    'acknowledged enquiries that a full disk lost',
    acknowledged.filter((reference) => !stored.has(reference)),
  );

  disk.remount('ro');
  const start = await startServer(env).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  verdicts.check(
    'read-only disk: the start ends with',
    start.replace(/^.*?: /, '').replaceAll(disk.folder, '…'),
    'a message that names the setting',
    start.includes('ENQUIRY_DATABASE_URL is '),
  );
  disk.remount('rw');
  await place.remove();
  await fullDiskUnderLoad(verdicts);

  await using outbox = await smallDisk('64k', verdicts, "mails' disk that is full");
  if (!outbox) return;
  const mailPlace = await newPlace();
  await using server = await startServer({
    ...mailPlace.env,
    ENQUIRY_OUTBOX_DIR: join(outbox.folder, 'mails'),
    ENQUIRY_MAIL_ATTEMPTS: '10000',
  });
  for (let count = 0; count < 10; count += 1) {
    for (const call of ['contactUs', 'sendEmail'])
      await post(server.api, call, { ...enquiry, name: `Visitor ${count}`, message });
  }
  await setTimeout(1_000);
  const states = () => mailStatesIn(mailPlace);
  const waiting = (await states()).filter((state) => state === 'queued').length;
  verdicts.check("mails' disk full: mails that wait", waiting, 'some', waiting > 0);
  outbox.remount('size=64m');
  await until(async () => (await states()).every((state) => state === 'sent'));
  verdicts.equal(
    "mails' disk given room again: mails sent",
    (await states()).filter((state) => state === 'sent').length,
    20,
  );
  await mailPlace.remove();
}

/** A SQLite database on a disk that becomes full while enquiries arrive, and then has room again. */
async function fullDiskUnderLoad(verdicts: Verdicts): Promise<void> {
  await using disk = await smallDisk('1m', verdicts, 'a disk that becomes full under load');
  if (!disk) return;
  const place = await newPlace();
  const file = join(disk.folder, 'enquiries.sqlite');
  await using server = await startServer({ ...place.env, ENQUIRY_DATABASE_URL: `sqlite:${file}` });
  const crowd = startCrowd(server.api, 20, 'full');
  await until(() => (crowd.refusals.get(503) ?? 0) >= 200);
  const whenFull = crowd.acknowledged.size;
  disk.remount('size=256m');
  await until(() => crowd.acknowledged.size >= whenFull + 500);
  await crowd.leave();
  verdicts.check('disk full under load: enquiries taken', whenFull, 'some', whenFull > 0);
  checkRefusals(verdicts, crowd, 200);
  verdicts.check(
    'enquiries taken when it has room again',
    crowd.acknowledged.size - whenFull,
    'at least 500',
    crowd.acknowledged.size >= whenFull + 500,
  );
  await checkKept(verdicts, { ...place, database: { kind: 'sqlite', file } }, crowd.acknowledged);
  await place.remove();
}

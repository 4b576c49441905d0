import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../openapi/service/database/database.ts';
import { isMigrated } from '../../openapi/service/database/migrations.ts';
import { createHealth } from '../../openapi/service/http/health.ts';
import { failingReplies, startBadSmtp } from '../support/service/badSmtp.ts';
import { tamper } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';

describe.each(databases)('health on %s', (database) => {
  test('separates /healthz from /readyz', async () => {
    await using service = await startService({ database });
    const status = async (path: string) => (await fetch(`${service.url}${path}`)).status;
    await eventually(async () => expect(await status('/readyz')).toBe(200));
    expect(await status('/healthz')).toBe(200);
    // The state of a database restored to an older version.
    await tamper(service.place, 'DELETE FROM kysely_migration');
    await eventually(async () => expect(await status('/readyz')).toBe(503));
    expect(await status('/healthz')).toBe(200);
  });

  test('needs each migration of this version', async () => {
    const place = await temporaryPlace(database);
    await using opened = await openDatabase(place.database);
    const { queries } = opened;
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(queries);
    const done = await queries.selectFrom('kysely_migration').select('name').execute();
    for (const { name } of done) {
      await rename(name, 'undone');
      expect(await isMigrated(opened), name).toBe(false);
      await rename('undone', name);
    }
    expect(await isMigrated(opened)).toBe(true);
  });
});

test('a database that never responds is not ready, is queried once, and delays no other request', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = Promise.withResolvers<boolean>();
  const isReady = vi.fn(() => answer.promise);
  const health = createHealth(isReady);
  const status = async (path: string) => (await health.request(path)).status;
  const first = status('/readyz');
  await vi.advanceTimersByTimeAsync(750);
  expect(await first).toBe(503);
  await vi.advanceTimersByTimeAsync(60_000);
  const later = status('/readyz');
  await vi.advanceTimersByTimeAsync(1);
  expect([await later, await status('/healthz')]).toEqual([503, 200]);
  expect(isReady).toHaveBeenCalledOnce();
  // It responds at last, and is queried again, once a second.
  answer.resolve(true);
  for (const wait of [1_000, 0, 1_000]) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(await status('/readyz')).toBe(200);
  }
  expect(isReady).toHaveBeenCalledTimes(3);
});

/** The samples of a Prometheus text, by name and labels. */
const samples = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

describe.each(databases)('metrics on %s', (database) => {
  test('count requests, enquiries and mails', async () => {
    await using smtp = await startBadSmtp(failingReplies['defers every recipient']);
    await using service = await startService({
      database,
      env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_ATTEMPTS: '2' },
    });
    const key = { 'Idempotency-Key': 'metrics' };
    const begun = performance.now();
    for (const body of [enquiry, enquiry, { ...enquiry, name: 'Another' }]) {
      await service.post('contactUs', body, key);
    }
    await service.post('contactUs', '{');
    await service.post('nothing', {});
    expect(samples(await service.metrics())).toMatchObject({
      'enquiry_requests_total{call="contactUs",status="200"}': 2,
      'enquiry_requests_total{call="contactUs",status="422"}': 1,
      'enquiry_requests_total{call="contactUs",status="400"}': 1,
      'enquiry_requests_total{call="other",status="404"}': 1,
      'enquiry_request_duration_seconds_count{call="contactUs"}': 4,
      'enquiries_total{outcome="stored"}': 1,
      'enquiries_total{outcome="repeated"}': 1,
      'enquiries_total{outcome="keyTaken"}': 1,
      'enquiry_mails_total{outcome="sent"}': 0,
      'enquiry_mails_total{outcome="postponed"}': 0,
      'enquiry_mails_total{outcome="failed"}': 0,
      'enquiry_mails_total{outcome="withheld"}': 0,
      enquiry_mails_pending: 2,
      process_cpu_seconds_total: expect.any(Number),
      process_resident_memory_bytes: expect.any(Number),
    });
    const seconds = samples(await service.metrics())[
      'enquiry_request_duration_seconds_sum{call="contactUs"}'
    ];
    expect(seconds).toBeLessThan((performance.now() - begun) / 1000);
    await service.post('sendEmail', enquiry, key);
    await eventually(async () =>
      expect(samples(await service.metrics())).toMatchObject({
        'enquiry_mails_total{outcome="postponed"}': 2,
        'enquiry_mails_total{outcome="failed"}': 2,
        enquiry_mails_pending: 0,
      }),
    );
  });

  test('count waiting mails, also those that another instance queued', async () => {
    await using smtp = await startBadSmtp(failingReplies['defers every recipient']);
    const env = {
      SMTP_URL: smtp.url,
      ENQUIRY_MAIL_BACKOFF_MS: '60000',
      ENQUIRY_MAIL_BACKOFF_MAX_MS: '60000',
    };
    const place = await temporaryPlace(database);
    await using one = await startService({ place, env });
    await using two = await startService({ place, env });
    await one.send();
    for (const { metrics } of [one, two]) expect(samples(await metrics()).enquiry_mails_pending).toBe(2);
  });
});

test('the metrics hold nothing that a visitor wrote', async () => {
  await using service = await startService();
  const { reference } = (await service.post('contactUs', enquiry, { 'Idempotency-Key': 'secret-key' })).body;
  await service.post('contactUs', { ...enquiry, email: 'wrong' });
  await service.post('Asha', enquiry);
  const text = await service.metrics();
  for (const secret of [...Object.values(enquiry), 'Asha', 'secret-key', '127.0.0.1', String(reference)]) {
    expect(text).not.toContain(secret);
  }
});

import { describe, expect, test } from 'vitest';
import { dayMs } from '../../openapi/service/clock.ts';
import { recordLog } from '../support/service/log.ts';
import { mailStatesIn, mailsIn } from '../support/service/place.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { simulatedClock } from '../support/service/simulatedClock.ts';
import { startSmtp } from '../support/service/smtp.ts';

describe.each(databases)('confirmations on %s', (database) => {
  test('go to an address three times a day, in any spelling, in a burst too', async () => {
    const place = await temporaryPlace(database);
    const clock = simulatedClock();
    const { log, lines } = recordLog('warn');
    await using smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '3' };
    await using one = await startService({ place, clock, log, env });
    await using two = await startService({ place, clock, log, env });
    const victims = ['victim@brightkites.example', 'Victim@BrightKites.example'];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? one : two).send({
          name: `Visitor ${index}`,
          email: victims[index % 3 ? 0 : 1],
        }),
      ),
    );
    const toVictim = () => smtp.received.filter(({ to }) => /^victim@/i.test(to.join()));
    const toAgency = () => smtp.received.filter(({ to }) => to.includes(agency.mailTo));
    await eventually(async () => {
      clock.pass(10);
      const states = await mailStatesIn(place);
      expect(states.filter((state) => state === 'sent')).toHaveLength(15);
      expect(states.filter((state) => state === 'withheld')).toHaveLength(9);
    });
    expect(toVictim()).toHaveLength(3);
    expect(toAgency()).toHaveLength(12);
    await eventually(async () => {
      expect(lines.join('')).toContain('confirmation withheld');
      expect(`${await one.metrics()}${await two.metrics()}`).toMatch(
        /enquiry_mails_total\{outcome="withheld"\} [1-9]/,
      );
    });
    expect(lines.join('')).not.toMatch(/victim/i);

    // Other addresses are confirmed as usual; after 24 hours, and not before, this one is too.
    await one.send();
    await eventually(() =>
      expect(smtp.received.filter(({ to }) => to.includes(enquiry.email))).toHaveLength(1),
    );
    clock.pass(dayMs - 60_000);
    await one.send({ email: victims[0] });
    await eventually(async () => {
      clock.pass(10);
      expect((await mailStatesIn(place)).filter((state) => state === 'withheld')).toHaveLength(10);
    });
    clock.pass(60_000);
    await one.send({ email: victims[0] });
    await eventually(() => {
      clock.pass(10);
      expect(toVictim()).toHaveLength(4);
    });
  });

  test('are counted once, however often they are tried', async () => {
    let isFirst = true;
    await using smtp = await startSmtp({
      take({ to }) {
        if (to.includes(agency.mailTo) || !isFirst) return;
        isFirst = false;
        throw new Error('Try again later');
      },
    });
    await using service = await startService({
      database,
      env: { SMTP_URL: smtp.url, ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '1', ENQUIRY_MAIL_BACKOFF_MS: '1' },
    });
    await service.send();
    await eventually(async () => expect(await mailStatesIn(service.place)).not.toContain('queued'));
    const sent = { state: 'sent', lastError: null };
    expect(await mailsIn(service.place)).toMatchObject([sent, sent]);
  });

  test('are so many a day in all, without those that are withheld', async () => {
    await using smtp = await startSmtp();
    await using service = await startService({
      database,
      env: {
        SMTP_URL: smtp.url,
        ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '1',
        ENQUIRY_CONFIRMATIONS_PER_DAY: '2',
      },
    });
    for (const name of ['a', 'a', 'b', 'c'])
      await service.send({ name, email: `${name}@brightkites.example` });
    await eventually(async () =>
      expect((await mailStatesIn(service.place)).filter((state) => state === 'queued')).toEqual([]),
    );
    expect(smtp.received.filter(({ to }) => !to.includes(agency.mailTo))).toHaveLength(2);
    expect(smtp.received.filter(({ to }) => to.includes(agency.mailTo))).toHaveLength(4);
  });
});

import { Kysely } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { mailFilesIn, mailStatesIn, storedIn, tamper } from '../support/service/place.ts';
import { command, runHere } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, databases, eventually, startService } from '../support/service/service.ts';
import { type SimulatedClock, simulatedClock } from '../support/service/simulatedClock.ts';
import { startSmtp } from '../support/service/smtp.ts';

/** Waits until a check passes, and lets the service's time pass: the worker looks for due mails every 5 s. */
const inTime = (clock: SimulatedClock, check: () => void | Promise<void>) =>
  eventually(async () => {
    clock.pass(1_000);
    await check();
  });

describe.each(databases)('the owner of enquiries on %s', (database) => {
  test('lists those that matter, and notes which are handled', async () => {
    await using service = await startService({ database });
    const { place } = service;
    const old = await service.send({ name: 'Meera RAO', service: 'Creative Design' });
    const done = await service.send({ companyName: 'Rao & Sons' });
    const open = await service.send({
      email: 'aygul@xn--rmqi-zrab.example',
      message: 'Greetings from Ürümqi',
    });
    await tamper(
      place,
      `UPDATE enquiries SET received_at = '${new Date(2026, 0, 2).toISOString()}' WHERE reference = '${old}'`,
    );
    await areSent(place, 6);
    await service.close();
    const run = (...args: string[]) => runHere(args, place.env);
    const listed = async (...args: string[]) => {
      const { stdout } = await run('--json', ...args);
      return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference).sort();
    };

    expect(await run('--handled', done.toLowerCase())).toMatchObject({
      code: 0,
      stdout: `${done} is handled; --new leaves it out.\n`,
    });
    const again = await run('--handled', done);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('was handled already, at 20') });
    for (const option of ['--handled', '--resend']) {
      const stderr = 'There is no enquiry TAW-00000000.\n';
      expect(await run(option, 'TAW-00000000')).toEqual({ code: 1, stdout: '', stderr });
    }

    expect(await listed('--new')).toEqual([old, open].sort());
    expect(await listed('--search', 'rao')).toEqual([old, done].sort());
    expect(await listed('--search', 'ÜRÜMQI'.normalize('NFD'))).toEqual([open]);
    expect(await listed('--search', 'aygul@Ürümqi')).toEqual([open]);
    expect(await listed('--since', '2026-01-03')).toEqual([done, open].sort());
    expect(await listed('--service', 'Creative Design', '--since', '2026-01-02')).toEqual([old]);
    const nothing = await run('--search', 'rao', '--new', '--since', '2026-01-03');
    expect(nothing).toEqual({ code: 0, stderr: '', stdout: 'None of 3 enquiries passes these filters.\n' });
    const { stdout } = await run('--csv', '--search', done);
    expect(stdout).toMatch(/"20\d\d-[^"]+Z","20\d\d-[^"]+Z","agency written to [^"]+",""\r\n$/);
  });

  test('finds an enquiry by the text of any field', async () => {
    await using service = await startService({ database });
    const reference = await service.send();
    await service.send({
      name: 'Meera Rao',
      email: 'meera@rao.example',
      contact: '5550654321',
      companyName: 'Rao & Sons',
      service: 'Creative Design',
      message: 'Another message',
    });
    for (const [field, text] of Object.entries(enquiry)) {
      using closed = vi.spyOn(Kysely.prototype, 'destroy');
      const { stdout } = await runHere(['--json', '--search', text], service.place.env);
      expect(JSON.parse(stdout), field).toMatchObject([{ reference }]);
      expect(closed, 'an open connection to PostgreSQL delays the end').toHaveBeenCalledOnce();
    }
  });

  test('finds the mails that were given up, and has them sent again', async () => {
    const clock = simulatedClock(Date.now());
    let isRefusing = true;
    await using smtp = await startSmtp({
      take() {
        if (isRefusing) throw Object.assign(new Error('try\n\u001B[31mlater'), { responseCode: 451 });
      },
    });
    const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_ATTEMPTS: '2' };
    await using service = await startService({ database, clock, env });
    const { place } = service;
    const reference = await service.send();
    await inTime(clock, async () => expect(await mailStatesIn(place)).toEqual(['failed', 'failed']));
    isRefusing = false;
    await service.send({ name: 'Second' });
    await inTime(clock, () => expect(smtp.received).toHaveLength(2));

    const { stdout } = await command(place, '--failed', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ reference }]);
    const csv = await runHere(['--failed', '--csv'], place.env);
    expect(csv.stdout.match(/later/g), 'the reason of each mail').toHaveLength(2);
    const resent = await command(place, '--resend', reference);
    expect(resent.stdout).toMatch(
      /^The mail to the agency was given up after 2 attempts \([^\n]*try[^\n]*\) and is due again\..*\nThe mail to the visitor was given up /,
    );
    expect(resent.stdout).not.toContain('\u001B');
    const due = (await storedIn(place)).find((row) => row.reference === reference);
    expect(due?.mails).toMatchObject([{ lastError: null }, { lastError: null }]);
    await inTime(clock, async () => {
      const stored = (await storedIn(place)).find((row) => row.reference === reference);
      const sent = { state: 'sent', attempts: 1, lastError: null };
      expect(stored?.mails).toMatchObject([sent, sent]);
    });
    // A server may have taken one that was given up: it goes out under its first Message-ID.
    expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual(
      expect.arrayContaining([expect.stringContaining(`<${reference}.agency@`)]),
    );
    // A sent mail goes out once more, under a Message-ID that no server takes for the first.
    const again = await command(place, '--resend', reference);
    expect(again.stdout).toMatch(/^The mail to the agency was sent at 20.* and is due again\./);
    await inTime(clock, () => expect(smtp.received).toHaveLength(6));
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(6);
  });

  test('has a confirmation sent that a limit had withheld', async () => {
    const clock = simulatedClock(Date.now());
    const env = { ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '0' };
    await using service = await startService({ database, clock, env });
    const { place } = service;
    const reference = await service.send();
    await inTime(clock, async () => expect(await mailStatesIn(place)).toEqual(['sent', 'withheld']));
    expect((await command(place, '--failed', '--json')).stdout).not.toContain(reference);
    const { stdout } = await command(place, '--resend', reference);
    expect(stdout).toMatch(/\nThe mail to the visitor was withheld, .* and is due again\./);
    await inTime(clock, async () => expect(await mailStatesIn(place)).toEqual(['sent', 'sent']));
  });

  test('leaves a mail alone that is being delivered', async () => {
    const slow = Promise.withResolvers<void>();
    await using smtp = await startSmtp({ take: () => slow.promise });
    await using service = await startService({ database, env: { SMTP_URL: smtp.url } });
    const reference = await service.send();
    await eventually(() => expect(smtp.offered()).toBe(2));
    const { stdout } = await command(service.place, '--resend', reference);
    slow.resolve();
    expect(stdout.match(/is being delivered at this moment, and was left alone\./g)).toHaveLength(2);
    await areSent(service.place, 2);
    expect(smtp.received).toHaveLength(2);
  });

  test('exports everything held about a person', async () => {
    await using service = await startService({ database });
    const { place } = service;
    const first = await service.send();
    const second = await service.send({ email: 'ASHA@BrightKites.example', message: '\u009B1m' });
    await service.send({ email: 'other@brightkites.example' });
    await areSent(place, 6);
    const { code, stdout } = await command(place, '--person', 'Asha@brightkites.example');
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
    const held = JSON.parse(stdout);
    expect(held.enquiries).toHaveLength(2);
    for (const [index, reference] of [first, second].entries()) {
      expect(held.enquiries[index]).toMatchObject({
        reference,
        company_name: enquiry.companyName,
        fingerprint: expect.any(String),
        mails: [
          { recipient: 'agency', message_id: expect.stringContaining(reference), state: 'sent' },
          { recipient: 'visitor' },
        ],
        files: [
          expect.stringMatching(`${reference}-agency\\.eml$`),
          expect.stringMatching(`${reference}-visitor\\.eml$`),
        ],
      });
    }
    const nobody = await command(place, '--person', 'nobody@brightkites.example');
    expect(JSON.parse(nobody.stdout)).toEqual({ email: 'nobody@brightkites.example', enquiries: [] });
    expect((await mailFilesIn(place)).size).toBe(6);
  });
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { options, readCommand } from '../../openapi/service/commands/commandLine.ts';
import { UsageError } from '../../openapi/service/commands/errors.ts';
import { usage } from '../../openapi/service/commands/usage.ts';
import { newReference, referencePrefix } from '../../openapi/service/identity.ts';

const none = { since: undefined, service: undefined, search: undefined, isNew: false, hasFailed: false };

describe('a right command line', () => {
  test.each([
    [[], { name: 'list', format: 'table', filters: none }],
    [
      ['--new', '--failed', '--search', 'rao', '--service', 'paid ads', '--csv'],
      {
        name: 'list',
        format: 'csv',
        filters: { ...none, service: 'Paid Ads', search: 'rao', isNew: true, hasFailed: true },
      },
    ],
    [['--search=--new', '--json'], { name: 'list', format: 'json', filters: { ...none, search: '--new' } }],
    [['--handled', 'taw-7k3m9qxz'], { name: 'handled', reference: 'TAW-7K3M9QXZ' }],
    [['--resend=TAW-7K3M9QXZ'], { name: 'resend', reference: 'TAW-7K3M9QXZ' }],
    [['--person', 'asha@brightkites.example'], { name: 'person', email: 'asha@brightkites.example' }],
    [['--erase', 'TAW-7K3M9QXZ'], { name: 'erase', selector: { reference: 'TAW-7K3M9QXZ' }, isSure: false }],
    [
      ['--erase', 'a@b.example', '--yes'],
      { name: 'erase', selector: { email: 'a@b.example' }, isSure: true },
    ],
    [['--person', ' asha@München.example'], { name: 'person', email: 'asha@xn--mnchen-3ya.example' }],
    [['--backup', 'x.sqlite'], { name: 'backup', file: 'x.sqlite' }],
    [['--restore', 'x.sqlite'], { name: 'restore', file: 'x.sqlite' }],
    [['-h', '--new'], { name: 'help' }],
  ])('%j is a command', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  test.each(['The Agency Way of Doing Good Things Well', 'एजेंसी'])('names an enquiry of %s', (agency) => {
    const reference = newReference(referencePrefix(agency));
    expect(readCommand(['--handled', reference])).toEqual({ name: 'handled', reference });
  });

  test('--since takes a day by local time', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    onTestFinished(() => void vi.unstubAllEnvs());
    const since = Date.parse('2026-11-01T00:00:00+05:30');
    expect(readCommand(['--since', '2026-11-01'])).toMatchObject({ filters: { since } });
  });
});

describe('a wrong command line names the right one', () => {
  test.each([
    [['--serach', 'rao'], "Unknown option '--serach'"],
    [['--service', 'Paid', 'Ads'], "Unexpected argument 'Ads'"],
    [['--service', 'Paint'], '  --service "Film & Photography"'],
    [['--since', '1.11.2026'], '--since 1.11.2026 is no day; write it like --since 2026-11-01.'],
    [['--since', '2026-02-30'], 'write it like --since 2026-11-01'],
    [['--since', '2026-11-01T09:30:00Z'], 'write it like --since 2026-11-01'],
    [['--search'], "'--search <value>' argument missing"],
    [['--erase', '--yes'], "'--erase' argument is ambiguous"],
    [['--erase', ' '], 'one looks like TAW-7K3M9QXZ'],
    [['--csv', '--json'], 'Choose either --csv or --json.'],
    [['--yes'], '--yes goes with --erase.'],
    [['--handled', 'TAW-7K3M9QXI'], 'one looks like TAW-7K3M9QXZ'],
    [['--person', 'asha'], 'one looks like asha@brightkites.example'],
    [['--erase', 'a@b@c'], 'one looks like asha@brightkites.example'],
    [['--erase', 'TAW-7K3M9QXZ', '--csv'], '--csv goes with the list, not with --erase.'],
    [['--person', 'a@b.example', '--json'], '--json goes with the list, not with --person.'],
    [['--backup', 'x', '--yes'], '--yes goes with --erase, not with --backup.'],
    [['--backup', 'x', '--new'], '--new goes with the list, not with --backup.'],
    [['--backup', 'x', '--restore', 'y'], '--backup and --restore do not go together'],
  ])('%j', (args, message) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(message);
  });
});

test('--help names every option that there is', () => {
  for (const option of Object.keys(options)) expect(usage).toContain(`--${option} `);
});

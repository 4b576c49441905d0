import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readForwarded } from '../../openapi/service/http/forwarded.ts';
import { networksOf } from '../../openapi/service/http/networks.ts';
import { recordLog } from '../support/service/log.ts';
import { enquiry } from '../support/service/sample.ts';
import { databases, startService } from '../support/service/service.ts';

const reading = (headers: Record<string, string | undefined>, trustedProxies: number, socket = '10.0.0.1') =>
  readForwarded((name) => headers[name], socket, trustedProxies);

describe("the client address, by X-Forwarded-For and the caller's own address", () => {
  test.each([
    ['no proxy is trusted', '192.0.2.1', 0, '10.0.0.1'],
    ['one proxy', '198.51.100.1, 192.0.2.1', 1, '192.0.2.1'],
    ['two proxies', '198.51.100.1, 192.0.2.1', 2, '198.51.100.1'],
    ['more proxies than entries', '192.0.2.1', 5, '192.0.2.1'],
    ['no header', undefined, 1, '10.0.0.1'],
    ['an empty header', ' , ', 1, '10.0.0.1'],
    ['an entry that is no address', 'unknown', 1, '10.0.0.1'],
    ['a number that is no address', '192.0.2.256:80', 1, '10.0.0.1'],
    ['a port', '192.0.2.1:5678', 1, '192.0.2.1'],
    ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
    ['IPv6 in brackets', '[2001:db8::1]', 1, '2001:db8::1'],
    ['IPv6 and a port', '[::1]:443', 1, '::1'],
    ['quotes, as in Forwarded', '"[2001:db8::1]:4711", "192.0.2.1:80"', 2, '2001:db8::1'],
    ['quotes and a port', '"192.0.2.1:80"', 1, '192.0.2.1'],
  ])('%s', (_what, forwarded, proxies, expected) => {
    expect(reading({ 'x-forwarded-for': forwarded }, proxies).address).toBe(expected);
  });

  test("without a socket the address is 'unknown'", () => {
    expect(readForwarded(() => undefined, undefined, 1).address).toBe('unknown');
  });
});

describe('how a visitor came, by X-Forwarded-Proto', () => {
  test.each([
    ['https', 0, false],
    ['https', 1, true],
    ['HTTPS', 2, true],
    ['https, http', 2, true],
    ['https, http', 1, false],
    ['http, https', 1, true],
    [undefined, 1, false],
  ])('%s behind %i proxies: over TLS is %s', (proto, proxies, isTls) => {
    expect(reading({ 'x-forwarded-proto': proto }, proxies).isTls).toBe(isTls);
  });
});

describe('the networks of an address', () => {
  test.each([
    ['IPv4', '10.0.0.1', ['10.0.0.1']],
    ['IPv4 in IPv6', '::ffff:10.0.0.1', ['10.0.0.1']],
    ['IPv4 in IPv6, in hexadecimal', '::FFFF:c000:0201', ['192.0.2.1']],
    ['IPv6', '2001:db8:5:7:1:2:3:4', ['2001:db8:5:7::/64', '2001:db8:5::/48']],
    ['IPv6, shortened', '2001:DB8:0000:7::1', ['2001:db8:0:7::/64', '2001:db8::/48']],
    ['IPv6, very short', '::1', ['::/64', '::/48']],
    ['IPv6 on a cable', 'fe80::1%eth0', ['fe80::/64', 'fe80::/48']],
    ['none', 'unknown', ['unknown']],
  ])('%s', (_what, address, expected) => {
    expect(networksOf(address)).toEqual(expected);
  });
});

describe.each(databases)('the rate limit on %s', (database) => {
  test('lets a /48 of IPv6 make eight times the calls of a /64', async () => {
    await using service = await startService({
      database,
      env: { ENQUIRY_RATE_PER_MINUTE: '2', ENQUIRY_TRUST_PROXY: '1' },
    });
    const from = async (address: string) =>
      (await service.post('contactUs', enquiry, { 'X-Forwarded-For': `[${address}]:5678` })).status;
    const statuses: number[] = [];
    for (let network = 1; network <= 9; network += 1) {
      for (const host of [1, 2]) statuses.push(await from(`2001:db8:5:${network}::${host}`));
      // A refused call of a /64 does not count for its /48.
      expect(await from(`2001:db8:5:${network}::3`)).toBe(429);
    }
    expect(statuses).toEqual([...Array<number>(16).fill(200), 429, 429]);
    expect(await from('2001:db8:6:1::1')).toBe(200);
  });
});

describe('the log warns once when ENQUIRY_TRUST_PROXY does not fit', () => {
  /** The warnings after requests to `path` with these headers. */
  async function warnings(trustedProxies: number, asked: Record<string, string>[], path = '/api/contactUs') {
    const { log, lines } = recordLog('warn');
    await using service = await startService({ log, env: { ENQUIRY_TRUST_PROXY: String(trustedProxies) } });
    for (const headers of asked) {
      await new Promise((resolve, reject) =>
        request(service.url + path, { headers }, (answer) => answer.resume().once('end', resolve))
          .once('error', reject)
          .end(),
      );
    }
    expect(lines.join('')).not.toContain('192.0.2.1');
    return lines.map((line) => JSON.parse(line).msg);
  }
  const forwarded = (...addresses: string[]) => ({ 'X-Forwarded-For': addresses.join(', ') });

  test.each([
    ['X-Forwarded-For', forwarded('192.0.2.1')],
    ['Forwarded', { Forwarded: 'for=192.0.2.1' }],
  ])('no proxy is trusted, and a request has %s', async (_header, headers) => {
    const [warning, ...more] = await warnings(0, [{}, headers, headers]);
    expect(warning).toContain('ENQUIRY_TRUST_PROXY is 0');
    expect(warning).toContain('Set ENQUIRY_TRUST_PROXY to the number of proxies in front');
    expect(more).toEqual([]);
  });

  test('more proxies are trusted than have written', async () => {
    const one = forwarded('192.0.2.1');
    const [warning, ...more] = await warnings(2, [forwarded('192.0.2.9', '192.0.2.1'), one, one]);
    expect(warning).toContain('fewer entries in X-Forwarded-For than ENQUIRY_TRUST_PROXY counts');
    expect(more).toEqual([]);
  });

  test('but not where it fits, nor when a balancer asks for the health past all proxies', async () => {
    expect(await warnings(0, [{}])).toEqual([]);
    expect(await warnings(1, [forwarded('192.0.2.1'), forwarded('192.0.2.9', '192.0.2.1')])).toEqual([]);
    for (const probe of ['/healthz', '/readyz']) expect(await warnings(1, [{}], probe)).toEqual([]);
  });
});

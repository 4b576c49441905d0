import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { storedIn } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { startService } from '../support/service/service.ts';

const problem = 'application/problem+json';
const calls = ['contactUs', 'sendEmail'];

describe('a body', () => {
  test.each(calls)('%s: that is not declared as JSON gets 415', async (call) => {
    await using service = await startService();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const answer = await service.post(call, enquiry, { 'Content-Type': type });
      expect(answer).toMatchObject({ status: 415, type: problem });
    }
    const zipped = await service.post(call, enquiry, { 'Content-Encoding': 'gzip' });
    expect(zipped).toMatchObject({ status: 415, type: problem });
    const withCharset = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await service.post('contactUs', enquiry, withCharset)).status).toBe(200);
  });

  test('may hold 20000 characters however JSON writes them, and one byte too many gets 413', async () => {
    await using service = await startService();
    const longest = { ...enquiry, name: '🪁'.repeat(200), message: '🪁'.repeat(20_000) };
    const escaped = JSON.stringify(longest).replace(
      /[\uD800-\uDFFF]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    expect(Buffer.byteLength(escaped)).toBeGreaterThan(240_000);
    expect((await service.post('contactUs', longest)).status).toBe(200);
    expect((await service.post('contactUs', escaped)).status).toBe(200);
    expect(await service.post('contactUs', `${escaped}${' '.repeat(30_000)}`)).toMatchObject({
      status: 413,
      type: problem,
      body: { detail: 'The body may have at most 262144 bytes.' },
    });
    expect(await storedIn(service.place)).toHaveLength(2);
  });

  test('that nests without end, or has thousands of fields, is refused like any other', async () => {
    await using service = await startService();
    expect((await service.post('contactUs', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(
      422,
    );
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, index]));
    const answer = await service.post('contactUs', many);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveLength(20);
    const long = await service.post('contactUs', { ...enquiry, ['x'.repeat(10_000)]: 1 });
    expect(long.body.errors).toMatchObject([{ field: 'x'.repeat(60) }]);
    const polluted = await service.post(
      'contactUs',
      `{"__proto__":{"name":"x"},${JSON.stringify(enquiry).slice(1)}`,
    );
    expect(polluted).toMatchObject({ status: 422, body: { errors: [{ field: '__proto__' }] } });
  });
});

test('the rate limit counts each call for each address, and says when to come back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await using service = await startService({ env: { ENQUIRY_RATE_PER_MINUTE: '2' } });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await service.post('contactUs', enquiry)).status);
  expect(statuses).toEqual([200, 200, 429]);
  vi.setSystemTime(Date.now() + 20_999);
  const refused = await service.post('contactUs', enquiry, { 'X-Forwarded-For': '192.0.2.7' });
  expect(refused).toMatchObject({ status: 429, type: problem });
  // The rest of a minute since the first call, rounded up.
  expect(refused.headers.get('Retry-After')).toBe('40');
  expect((await service.post('sendEmail', enquiry)).status).toBe(200);
});

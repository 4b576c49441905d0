import { once } from 'node:events';
import { request } from 'node:http';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { storedIn } from '../support/contract/place.ts';
import { enquiry } from '../support/contract/sample.ts';
import { databases, startService } from '../support/contract/service.ts';

const problem = 'application/problem+json';
const calls = ['contactUs', 'sendEmail'];

describe('a body', () => {
  test.each(calls)('%s: that is no JSON is answered 400', async (call) => {
    await using service = await startService();
    for (const body of ['', '{', '{"name":', 'name=Asha', new Uint8Array([0x22, 0xff, 0x22])]) {
      expect(await service.post(call, body)).toMatchObject({ status: 400, type: problem });
    }
  });

  test.each(calls)('%s: that is not declared as JSON is answered 415', async (call) => {
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

  test('may hold 20000 characters however JSON writes them, and one too many bytes are answered 413', async () => {
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

  test('is counted as it streams, even when its headers claim less', async () => {
    await using service = await startService({ env: { ENQUIRY_BODY_LIMIT_BYTES: '2048' } });
    const outgoing = request(`${service.api}/contactUs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
    const answered = once(outgoing, 'response');
    outgoing.write('{"name":"');
    outgoing.write('x'.repeat(3_000));
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    outgoing.on('error', () => {
      // The service may hang up on an endless body; only the answer above counts.
    });
    outgoing.destroy();
    expect((await service.post('contactUs', enquiry)).status).toBe(200);
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
    const polluted = await service.post(
      'contactUs',
      `{"__proto__":{"name":"x"},${JSON.stringify(enquiry).slice(1)}`,
    );
    expect(polluted).toMatchObject({ status: 422, body: { errors: [{ field: '__proto__' }] } });
  });
});

describe('a wrong field', () => {
  test('is named as the form labels it, each once and in order', async () => {
    await using service = await startService();
    const answer = await service.post('contactUs', {
      name: '   ',
      email: 'asha@',
      contact: '+91 555',
      service: 'selected',
      message: 7,
      budget: 1,
    });
    expect(answer).toMatchObject({ status: 422, type: problem, body: { title: 'Invalid fields' } });
    expect(answer.body.errors).toEqual([
      { field: 'name', message: 'Full Name must be 1 to 200 characters on one line, not only spaces.' },
      {
        field: 'email',
        message: 'Email must be an e-mail address of at most 254 characters, such as name@example.com.',
      },
      { field: 'contact', message: 'Contact number must be 1 to 10 digits.' },
      { field: 'companyName', message: 'Company Name is missing.' },
      { field: 'service', message: 'Service must be one of the services the form offers.' },
      {
        field: 'message',
        message: "Here's something more to add must be a text of at most 20000 characters.",
      },
      { field: 'budget', message: 'budget is not a field of the form.' },
    ]);
  });

  test.each([[[]], [null], ['text'], [7]])(
    'a body that is no object (%j) is at fault as a whole',
    async (body) => {
      await using service = await startService();
      expect(await service.post('contactUs', JSON.stringify(body))).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'body' }] },
      });
    },
  );
});

describe('a path or method that is no call', () => {
  test('is answered 404 or 405 with a problem', async () => {
    await using service = await startService();
    expect(await service.post('contactus', enquiry)).toMatchObject({ status: 404, type: problem });
    expect((await fetch(service.api)).status).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${service.api}/contactUs`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('POST');
      expect(answer.headers.get('Content-Type')).toBe(problem);
    }
  });
});

describe('the rate limit', () => {
  test.each(databases)(
    'on %s counts each call for each address, and says when to come back',
    async (database) => {
      await using service = await startService({ database, env: { ENQUIRY_RATE_PER_MINUTE: '2' } });
      const statuses = [];
      for (let call = 0; call < 3; call += 1)
        statuses.push((await service.post('contactUs', enquiry)).status);
      expect(statuses).toEqual([200, 200, 429]);
      const refused = await service.post('contactUs', enquiry, { 'X-Forwarded-For': '192.0.2.7' });
      expect(refused).toMatchObject({ status: 429, type: problem });
      expect(Number(refused.headers.get('Retry-After'))).toSatisfy((wait: number) => wait >= 1 && wait <= 60);
      expect((await service.post('sendEmail', enquiry)).status).toBe(200);
    },
  );

  test('tells visitors behind a trusted proxy apart', async () => {
    await using service = await startService({
      env: { ENQUIRY_RATE_PER_MINUTE: '1', ENQUIRY_TRUST_PROXY: '1' },
    });
    const from = async (address: string) =>
      (await service.post('contactUs', enquiry, { 'X-Forwarded-For': address })).status;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.2')).toBe(200);
    expect(await from('203.0.113.9, 192.0.2.1')).toBe(429);
  });
});

describe('the headers for other origins', () => {
  test('allow no other origin by default', async () => {
    await using service = await startService();
    const answer = await service.post('contactUs', enquiry, { Origin: 'https://www.agency.example' });
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('allow the origins that are configured, errors included', async () => {
    const origin = 'https://www.agency.example';
    await using service = await startService({
      env: { ENQUIRY_ALLOWED_ORIGINS: `https://a.example, ${origin}` },
    });
    const preflight = await fetch(`${service.api}/contactUs`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toBe(
      'content-type,idempotency-key',
    );
    for (const body of [enquiry, {}]) {
      const answer = await service.post('contactUs', body, { Origin: origin });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    }
    const stranger = await service.post('contactUs', enquiry, { Origin: 'https://evil.example' });
    expect(stranger.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });
});

test("one log line a request, with the reference and without the visitor's words", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  await using service = await startService({ log });
  const { body, headers } = await service.post('contactUs', enquiry);
  await service.post('contactUs?name=Asha', { ...enquiry, email: 'wrong' });
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/api/contactUs',
      status: 200,
      ms: expect.any(Number),
      requestId: headers.get('X-Request-Id'),
      reference: body.reference,
    },
    { path: '/api/contactUs', status: 422 },
  ]);
  const text = JSON.stringify(lines);
  for (const secret of [
    'Asha',
    enquiry.email,
    enquiry.contact,
    enquiry.companyName,
    enquiry.message,
    '127.0.0.1',
  ]) {
    expect(text).not.toContain(secret);
  }
});

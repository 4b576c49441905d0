import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { lockDatabase } from '../support/service/place.ts';
import { startServer } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { eventually, type RunningService, startService, temporaryPlace } from '../support/service/service.ts';

const sound = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const json = { 'Content-Type': 'application/json' };
const send = (service: RunningService, body: string, headers: Record<string, string> = json) =>
  fetch(`${service.api}/contactUs`, { method: 'POST', body, headers });

/** Requests to the service, with the expected status. */
const requests: [status: number, what: string, ask: (service: RunningService) => Promise<Response>][] = [
  [200, 'an enquiry', (service) => send(service, JSON.stringify(enquiry))],
  [400, 'no JSON', (service) => send(service, '{')],
  [404, 'an unknown path', ({ api }) => fetch(`${api}/nothing`)],
  [404, 'a path outside the API', ({ url }) => fetch(`${url}/nothing`)],
  [405, 'another method', ({ api }) => fetch(`${api}/contactUs`)],
  [
    409,
    'mails of nothing',
    ({ api }) =>
      fetch(`${api}/sendEmail`, {
        method: 'POST',
        body: JSON.stringify({ ...enquiry, name: 'No' }),
        headers: json,
      }),
  ],
  [413, 'too large a body', (service) => send(service, ' '.repeat(300_000))],
  [415, 'another type', (service) => send(service, '', { 'Content-Type': 'text/plain' })],
  [422, 'a wrong field', (service) => send(service, '{}')],
  [200, 'the health check', ({ url }) => fetch(`${url}/healthz`)],
  [
    200,
    'whether it is ready',
    // A slow database is not ready at first.
    ({ url }) =>
      eventually(async () => {
        const answer = await fetch(`${url}/readyz`);
        expect(answer.status).toBe(200);
        return answer;
      }),
  ],
];

const service = await startService();
afterAll(() => service[Symbol.asyncDispose]());

describe('every response is sent with headers that suit data', () => {
  test.each(requests)('%i: %s', async (status, _what, ask) => {
    const answer = await ask(service);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(sound);
  });

  test('429: too many calls', async () => {
    await using service = await startService({ env: { ENQUIRY_RATE_PER_MINUTE: '1' } });
    await send(service, '{');
    const answer = await send(service, '{');
    expect(answer.status).toBe(429);
    expect(Object.fromEntries(answer.headers)).toMatchObject(sound);
  });

  test('503: a database that is busy', async () => {
    await using _lock = await lockDatabase(service.place);
    const answer = await send(service, JSON.stringify(enquiry));
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject(sound);
  });

  test('500: a defect, whose details are not revealed', async () => {
    await using service = await startService({
      clock: {
        now() {
          throw new Error('the secret of the house');
        },
        elapsed: () => performance.now(),
        wait: (_ms, signal) => new Promise((done) => signal.addEventListener('abort', () => done())),
      },
    });
    const answer = await send(service, JSON.stringify(enquiry));
    expect(answer.status).toBe(500);
    expect(Object.fromEntries(answer.headers)).toMatchObject(sound);
    expect(await answer.text()).not.toContain('secret');
  });

  test('the stand-alone server: over TLS, and the metrics at an address of their own', async () => {
    const place = await temporaryPlace();
    await using server = await startServer({ ...place.env, METRICS_PORT: '0', ENQUIRY_TRUST_PROXY: '1' });
    const { headers } = await fetch(server.api, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect((await fetch(new URL('/healthz', server.api))).status).toBe(200);
    expect((await fetch(new URL('/metrics', server.api))).status).toBe(404);
    const metrics = await server.metrics;
    const answer = await fetch(metrics);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=/);
    expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_seconds [\d.]/m);
    for (const [path, status] of [
      ['/metrics', 200],
      ['/', 404],
      ['/api/contactUs', 404],
    ] as const) {
      const answer = await fetch(new URL(path, metrics));
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject(sound);
    }
  });
});

/** Writes raw bytes to the service, and reads its response until it hangs up. */
async function raw({ url }: RunningService, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const chunks: string[] = [];
  socket.setEncoding('utf8').on('data', (chunk) => chunks.push(String(chunk)));
  // The service may hang up on an invalid request before all of it is written.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return chunks.join('');
}

/** A service with little patience. */
const strict = await startService({
  timeouts: {
    headersTimeout: 2_000,
    requestTimeout: 2_000,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 50,
  },
});
afterAll(() => strict[Symbol.asyncDispose]());

const head = 'POST /api/contactUs HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n';

describe('bytes that are no request get a response with these headers too', () => {
  test.each([
    [400, 'no HTTP', 'hello\r\n\r\n'],
    [400, 'a broken header', `${head}no colon\r\n\r\n`],
    [400, 'two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`],
    [400, 'a length and chunks', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
    [400, 'broken chunks', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    [400, 'no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [400, 'a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    [400, 'two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    [400, 'one host twice', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n'],
    [417, 'an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
    [431, 'huge headers', `${head}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`],
    [408, 'headers without end', head],
    [408, 'a body without end', `${head}Content-Length: 5000\r\n\r\n{`],
  ])('%i: %s', async (status, _what, bytes) => {
    const answer = await raw(strict, bytes);
    const [top = '', body = ''] = answer.split('\r\n\r\n');
    const [first, ...lines] = top.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    expect(headers).toMatchObject(sound);
    expect(headers.connection).toBe('close');
    // The others have no body.
    if (headers['transfer-encoding'] === undefined) {
      const length = String(Buffer.byteLength(body));
      expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'content-length': length });
    }
    // The next visitor is served.
    expect((await strict.post('contactUs', enquiry)).status).toBe(200);
  });
});

test('a balancer that asks in HTTP/1.0, without a host, is answered', async () => {
  for (const path of ['/healthz', '/readyz']) {
    expect(await raw(service, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('Strict-Transport-Security is sent when a trusted proxy says that the visitor came over TLS', async () => {
  const sentTo = async ({ url }: RunningService, proto: string) => {
    const { headers } = await fetch(`${url}/healthz`, { headers: { 'X-Forwarded-Proto': proto } });
    return headers.get('Strict-Transport-Security');
  };
  await using trusting = await startService({ env: { ENQUIRY_TRUST_PROXY: '1' } });
  expect(await sentTo(trusting, 'https')).toBe('max-age=63072000');
  expect(await sentTo(trusting, 'http')).toBeNull();
  expect(await sentTo(service, 'https'), 'the header of an untrusted caller').toBeNull();
});

import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpServer, type Timeouts } from '../../openapi/service/http/httpServer.ts';
import { enquiry } from '../support/service/sample.ts';
import { eventually, startService } from '../support/service/service.ts';

/** A server with one response to every request, until the test ends. */
async function serve(fetch: (request: Request) => Response | Promise<Response>, timeouts: Partial<Timeouts>) {
  const server = createHttpServer({ fetch, trustedProxies: 0, timeouts });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    // A server that cuts a client that does not read may do so before the client has closed.
    socket.on('error', () => {});
    await once(socket, 'connect');
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  return { open, connections };
}

test('unless told otherwise, a connection rests longer than balancers keep theirs, a silent reader has 30 s, and so has a request, its head 15 s', () => {
  const server = createHttpServer({ fetch: () => new Response(), trustedProxies: 0 });
  const limits = { headersTimeout: 15_000, requestTimeout: 30_000 };
  expect(server).toMatchObject({ keepAliveTimeout: 65_000, timeout: 30_000, ...limits });
});

const get = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n';

describe('a response that the client does not read', () => {
  /** More than the system buffers for a connection. */
  const chunk = new Uint8Array(1_000_000);

  test('is aborted, and its stream is cancelled', async () => {
    let begun = 0;
    let cancelled = 0;
    const endless = () => {
      begun += 1;
      return new ReadableStream({
        pull: (controller) => controller.enqueue(chunk),
        cancel: () => {
          cancelled += 1;
        },
      });
    };
    const { open, connections } = await serve(() => new Response(endless()), { responseTimeout: 1_000 });
    const readers = await Promise.all(Array.from({ length: 20 }, open));
    for (const socket of readers) socket.write(get);
    await eventually(() => expect(begun).toBeGreaterThan(0));
    await eventually(async () => expect(await connections()).toBe(0));
    // On a busy machine a connection may be cut before its first request.
    await eventually(() => expect(cancelled).toBe(begun));
  });

  test('is cut, and a connection that only rests is kept', async () => {
    const whole = new Uint8Array(50_000_000);
    const answers: Record<string, BodyInit> = { '/': whole, '/small': 'small' };
    const { open, connections } = await serve(
      (request) => new Response(answers[new URL(request.url).pathname]),
      { responseTimeout: 2_000 },
    );
    const resting = await open();
    const small = get.replace('/', '/small');
    resting.write(small);
    expect(String(await once(resting, 'data'))).toContain('small');
    const silent = await open();
    silent.write(get);
    await eventually(async () => expect(await connections()).toBe(1));
    resting.write(small);
    expect(String(await once(resting, 'data'))).toContain('small');
  });
});

test('bytes that are no request end a connection, without a word into the response that has begun', async () => {
  const endless = () =>
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('begun')) });
  const { open } = await serve(() => new Response(endless()), {});
  const socket = await open();
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(get);
  await eventually(() => expect(answer).toContain('begun'));
  socket.write('hello\r\n\r\n');
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('400');
});

/** Writes a request with an endless body, as fast as the server reads, until it hangs up; reads the response. */
async function pour(url: string, head: string, isChunked: boolean) {
  // A sender that goes on after the server has ended its side.
  const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  const bytes = Buffer.alloc(65_536, 0x20);
  const part = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), bytes, Buffer.from('\r\n')]) : bytes;
  const next = () => {
    if (socket.writable) socket.write(part, (error) => error || next());
  };
  const length = isChunked ? 'Transfer-Encoding: chunked' : 'Content-Length: 1000000000';
  socket.write(`POST ${head}\r\nHost: a.example\r\n${length}\r\n\r\n`, next);
  // `once` would reject on the error of a write after the end.
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const json = 'Content-Type: application/json';

test('a body that is refused is not read to its end, and its sender is told why', async () => {
  await using service = await startService({
    env: { ENQUIRY_RATE_PER_MINUTE: '10' },
    // Not what ends the endless body.
    timeouts: { requestTimeout: 600_000 },
  });
  for (let call = 0; call < 10; call += 1) await service.post('sendEmail', enquiry);
  for (const [status, head] of [
    [413, `/api/contactUs HTTP/1.1\r\n${json}`],
    [415, '/api/contactUs HTTP/1.1\r\nContent-Type: text/plain'],
    [404, `/api/nothing HTTP/1.1\r\n${json}`],
    [404, `/nothing HTTP/1.1\r\n${json}`],
    [429, `/api/sendEmail HTTP/1.1\r\n${json}`],
  ] as const) {
    for (const isChunked of [false, true]) {
      const answer = await pour(service.url, head, isChunked);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  }
  expect((await service.post('contactUs', enquiry)).status).toBe(200);
  // A small body has arrived already, and leaves the connection open.
  const answer = await service.post('contactUs', {});
  expect(answer.status).toBe(422);
  expect(answer.headers.get('Connection')).not.toBe('close');
});

test('a whole body that is too large leaves the connection open for the next request', async () => {
  await using service = await startService();
  const start = performance.now();
  // For longer than a refused body is read.
  while (performance.now() - start < 1_000) {
    expect((await service.post('contactUs', ' '.repeat(300_000))).status).toBe(413);
    expect((await service.post('contactUs', enquiry)).status).toBe(200);
  }
});

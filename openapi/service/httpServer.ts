/** A Node server whose every answer is sound, also those that Node gives before any handler is asked. */
import { createServer, type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { checkProxies, headersOf, readForwarded } from './forwarded.ts';
import { dataHeaders, strictTransport } from './headers.ts';
import { ProblemError } from './problems.ts';

/** How long a connection may be slow, in ms. */
export interface Timeouts {
  /** For a request's head. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** How often slow connections are looked for. */
  connectionsCheckingInterval: number;
  /** For an answer of which nothing is taken. */
  responseTimeout: number;
  /** For a refusal to arrive, while the sender's body waits and nobody reads it. */
  lingerTimeout: number;
}

const patient: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than balancers keep theirs (60 s is usual), so that none sends a request into a connection just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  responseTimeout: 30_000,
  lingerTimeout: 2_000,
};

interface HttpServerOptions {
  fetch: (request: Request) => Response | Promise<Response>;
  /** How many proxies in front are believed. */
  trustedProxies: number;
  /** Told when proxies do not fit that; nobody by default. */
  log?: Pick<Logger, 'warn'> | undefined;
  timeouts?: Partial<Timeouts>;
}

/** Makes the server; it does not listen yet. What it is given to serve may replace any header it sets. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { fetch, trustedProxies, log, timeouts } = options;
  const { responseTimeout, lingerTimeout, ...nodeTimeouts } = { ...patient, ...timeouts };
  const answers = new WeakMap<Duplex, ServerResponse>();
  const check = log && checkProxies(log, trustedProxies);

  class Answer<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(...parts: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...parts);
      const [request] = parts;
      answers.set(request.socket, this);
      check?.(request);
      const { isTls } = readForwarded(headersOf(request), request.socket.remoteAddress, trustedProxies);
      for (const [name, value] of Object.entries({ ...dataHeaders, ...(isTls && strictTransport) })) {
        this.setHeader(name, value);
      }
    }

    override writeHead(...parts: unknown[]): this {
      const isRefusal = isArriving(this.req);
      // A server that stops takes no further request on a connection.
      if (!server.listening || isRefusal) this.setHeader('Connection', 'close');
      if (isRefusal) hangUpUnread(this.req, lingerTimeout);
      return super.writeHead(...(parts as [statusCode: number]));
    }
  }

  const server = createServer(
    // Two hosts are joined to one that is malformed, and so refused (RFC 9112, 3.2).
    { ...nodeTimeouts, ServerResponse: Answer, joinDuplicateHeaders: true },
    // The listener's own cleanup would read a refused body on.
    getRequestListener(fetch, { autoCleanupIncoming: false }),
  );
  // Node's name for a connection on which nothing moves, other than between two requests.
  server.timeout = responseTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Into an answer that has begun, another cannot be written.
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy();
    else socket.end(refusal(error.code), () => socket.destroy());
  });
  return server;
}

/** True while a request has a body that is not there yet. */
function isArriving({ complete, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete;
}

/**
 * Has the connection end after the answer without reading on. A close at once would reset it, and the answer would be
 * lost on the way, so it waits for `ms`.
 */
function hangUpUnread(request: IncomingMessage, ms: number): void {
  const { socket } = request;
  // A body that somebody has begun to read is buffered until nothing more fits; any other Node would read to its end.
  request.read(0);
  // Node calls it after the last answer on a connection.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), ms).unref();
  };
}

/** The answer to what is not a request, by Node's name for what is wrong. */
const refusals: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions are too large.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

function refusal(code = ''): string {
  const [status, detail] = refusals[code] ?? [400, 'This is not an HTTP request.'];
  const body = JSON.stringify(new ProblemError(status, { detail }).body);
  const headers = {
    ...dataHeaders,
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

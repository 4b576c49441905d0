/** A Node server with complete responses, including those that Node itself sends before any handler runs. */
import { createServer, type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { checkProxies, headersOf, readForwarded } from './forwarded.ts';
import { dataHeaders, strictTransport } from './headers.ts';
import { ProblemError } from './problems.ts';

/** Time limits of a connection, in ms. */
export interface Timeouts {
  /** For a request's head. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** Interval of the check for slow connections. */
  connectionsCheckingInterval: number;
  /** For a response of which the client reads nothing. */
  responseTimeout: number;
}

const defaultTimeouts: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than load balancers keep theirs (60 s is usual), so that none sends a request into a connection just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  responseTimeout: 30_000,
};

interface HttpServerOptions {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Number of trusted proxies in front. */
  trustedProxies: number;
  /** Receives a warning when proxies do not fit that; silent by default. */
  log?: Pick<Logger, 'warn'> | undefined;
  timeouts?: Partial<Timeouts>;
}

/** Creates the server, not yet listening. The handler's responses may replace any header it sets. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { fetch, trustedProxies, log, timeouts } = options;
  const { responseTimeout, ...nodeTimeouts } = { ...defaultTimeouts, ...timeouts };
  const responses = new WeakMap<Duplex, ServerResponse>();
  const check = log && checkProxies(log, trustedProxies);

  class ResponseWithHeaders<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(...parts: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...parts);
      const [request] = parts;
      responses.set(request.socket, this);
      check?.(request);
      const { isTls } = readForwarded(headersOf(request), request.socket.remoteAddress, trustedProxies);
      for (const [name, value] of Object.entries({ ...dataHeaders, ...(isTls && strictTransport) })) {
        this.setHeader(name, value);
      }
    }

    override writeHead(...parts: unknown[]): this {
      // A stopping server takes no further request on a connection.
      if (!server.listening) this.setHeader('Connection', 'close');
      return super.writeHead(...(parts as [statusCode: number]));
    }
  }

  const server = createServer(
    // Two Host headers are joined into a malformed one, and so refused (RFC 9112, 3.2).
    { ...nodeTimeouts, ServerResponse: ResponseWithHeaders, joinDuplicateHeaders: true },
    // HTTP/1.0, in which balancers may ask, needs no Host.
    getRequestListener(fetch, { hostname: 'localhost' }),
  );
  // Node's limit on a connection without traffic, except between two requests.
  server.timeout = responseTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second response cannot be written into one that has begun.
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isResponding) socket.destroy();
    else socket.end(refusal(error.code), () => socket.destroy());
  });
  return server;
}

/** Responses to requests that Node itself rejects, by Node's error code. */
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

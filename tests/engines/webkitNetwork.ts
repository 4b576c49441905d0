import type { Json, WebKitInspector } from './webkitInspector.ts';
import { bidiHeaders, CONTEXT, type Commands, type Emit, plainHeaders } from './webkitMessages.ts';

/** Requests that tests delay or answer; never documents: WebKit loses a delayed one when it changes processes. */
const INTERCEPTED = /\/(?:static|api)\//;

/** Reports the page's requests, and lets tests delay or answer them. */
export class Network {
  isIntercepting = false;
  private readonly inspector: WebKitInspector;
  private readonly emit: Emit;
  private readonly navigationOf: () => string;
  private readonly requests = new Map<string, Json>();

  /** @param navigationOf the id of the current navigation, or of a new one for an unannounced document */
  constructor(inspector: WebKitInspector, emit: Emit, navigationOf: () => string) {
    this.inspector = inspector;
    this.emit = emit;
    this.navigationOf = navigationOf;
    inspector.on('Network.requestWillBeSent', (event, target) => this.requested(event, target));
    inspector.on('Network.requestIntercepted', ({ requestId }) => this.beforeRequest(requestId, true));
    inspector.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.requests.get(requestId);
      if (request) request.response = response;
      this.report('network.responseStarted', requestId);
    });
    inspector.on('Network.loadingFinished', ({ requestId }) =>
      this.report('network.responseCompleted', requestId),
    );
    inspector.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
      // Cancelled because WebKit moves the load to a new process; not a failure.
      if (canceled && this.requests.get(requestId)?.type === 'Document') return;
      this.report('network.fetchError', requestId, { errorText });
    });
  }

  /** Starts or ends the interception, in one of the page's processes. */
  async intercept(isOn: boolean, target?: string): Promise<void> {
    this.isIntercepting = isOn;
    await Promise.all([
      this.inspector.send('Network.setInterceptionEnabled', { enabled: isOn }, target),
      this.inspector.send(
        isOn ? 'Network.addInterception' : 'Network.removeInterception',
        { url: INTERCEPTED.source, stage: 'request', isRegex: true },
        target,
      ),
    ]);
  }

  private requested({ requestId, request, type, redirectResponse }: Json, target: string): void {
    if (request.url.startsWith('data:')) return;
    const before = this.requests.get(requestId);
    if (before && redirectResponse) {
      before.response = redirectResponse;
      this.report('network.responseStarted', requestId);
      this.report('network.responseCompleted', requestId);
    }
    this.requests.set(requestId, {
      ...request,
      type,
      target,
      redirects: before ? before.redirects + 1 : 0,
      ...(type === 'Document' && { navigation: this.navigationOf() }),
    });
    if (!this.isIntercepting || !INTERCEPTED.test(request.url)) this.beforeRequest(requestId, false);
  }

  private beforeRequest(requestId: string, isBlocked: boolean): void {
    this.report('network.beforeRequestSent', requestId, {
      intercepts: isBlocked ? ['all'] : [],
      initiator: { type: 'other' },
    });
  }

  private report(method: string, requestId: string, more: Json = {}): void {
    const request = this.requests.get(requestId);
    if (!request) return;
    const { response } = request;
    this.emit(method, {
      context: CONTEXT,
      navigation: request.navigation,
      redirectCount: request.redirects,
      timestamp: Date.now(),
      request: {
        request: requestId,
        url: request.url,
        method: request.method,
        headers: bidiHeaders(request.headers),
        destination: request.type === 'Document' ? 'document' : request.type === 'Script' ? 'script' : '',
        initiatorType: request.type === 'Fetch' ? 'fetch' : null,
        // No test reads timings.
        timings: { requestTime: 0, responseEnd: 0 },
      },
      ...(response && {
        response: {
          status: response.status,
          statusText: response.statusText,
          headers: bidiHeaders(response.headers),
        },
      }),
      ...more,
    });
  }

  readonly commands: Commands = {
    'network.continueRequest': ({ request, headers }) =>
      this.answer(request, 'Network.interceptWithRequest', { headers: plainHeaders(headers) }),
    'network.failRequest': ({ request }) =>
      this.answer(request, 'Network.interceptRequestWithError', { errorType: 'General' }),
    'network.provideResponse': ({ request, statusCode, reasonPhrase, headers, body }) => {
      const plain = plainHeaders(headers);
      return this.answer(request, 'Network.interceptRequestWithResponse', {
        content: body.value,
        base64Encoded: true,
        mimeType: (plain['content-type'] ?? 'text/plain').split(';')[0],
        status: statusCode,
        statusText: reasonPhrase,
        headers: plain,
      });
    },
    'network.getData': async ({ request }) => {
      const { body, base64Encoded } = await this.inspector.send('Network.getResponseBody', {
        requestId: request,
      });
      return { bytes: { type: base64Encoded ? 'base64' : 'string', value: body } };
    },
    'network.setCacheBehavior': ({ cacheBehavior }) =>
      this.inspector.send('Network.setResourceCachingDisabled', { disabled: cacheBehavior === 'bypass' }),
    'network.addIntercept': async () => {
      await this.intercept(true);
      return { intercept: 'all' };
    },
    'network.removeIntercept': () => this.intercept(false),
  };

  /** Continues, fails or fulfils an intercepted request. */
  private answer(requestId: string, method: string, params: Json): Promise<Json> {
    const { target } = this.requests.get(requestId) ?? {};
    return this.inspector.send(method, { requestId, ...params }, target);
  }
}

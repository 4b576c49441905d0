#!/usr/bin/env node
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Command, serveBidi } from './bidi.ts';
import { startScreen, WebKitBrowser } from './webkitBrowser.ts';
import type { Json } from './webkitInspector.ts';

/**
 * WebKitGTK as Playwright's browser: implements the part of WebDriver BiDi that Playwright uses with Firefox, with one
 * window at a time. WEBKIT_PATH names MiniBrowser.
 */

const CONTEXT = 'page';
/** Requests that tests delay or answer. WebKit never receives a delayed document that makes it change processes. */
const INTERCEPTED = /\/(?:static|api)\//;
/** Marks our messages in the page's console. */
const ADDRESS = 'webkit.ts: address';

/** Reports address changes without a new document, which WebKit's protocol does not. */
const noteAddresses = (mark: string) => {
  const report = () => console.debug(mark, location.href);
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (this: History, ...args) {
      original.apply(this, args);
      report();
    };
  }
  for (const type of ['popstate', 'hashchange']) addEventListener(type, report);
};

/** Converts a BiDi value from Playwright to JSON. */
function fromBidi({ type, value }: Json): Json {
  if (type === 'array') return value.map(fromBidi);
  if (type === 'object')
    return Object.fromEntries(value.map(([key, part]: [Json, Json]) => [key.value ?? key, fromBidi(part)]));
  if (type === 'null') return null;
  return value;
}

/** Converts JSON to a BiDi value. */
function toBidi(value: Json): Json {
  if (value === undefined) return { type: 'undefined' };
  if (value === null) return { type: 'null' };
  if (Array.isArray(value)) return { type: 'array', value: value.map(toBidi) };
  if (typeof value === 'object')
    return { type: 'object', value: Object.entries(value).map(([key, part]) => [key, toBidi(part)]) };
  return { type: typeof value, value };
}

/** Converts WebKit's description of a value to BiDi's; in the console an object has only its first properties. */
function remote({ type, subtype, value, objectId, preview }: Json): Json {
  if (objectId === undefined) return toBidi(subtype === 'null' ? null : value);
  if (subtype === 'node') return { type: 'node', handle: objectId, sharedId: objectId };
  if (['array', 'error'].includes(subtype)) return { type: subtype, handle: objectId };
  if (type === 'function') return { type, handle: objectId };
  const properties = (preview?.properties ?? []).map((property: Json) => [
    property.name,
    toBidi(property.value ?? ''),
  ]);
  return { type: 'object', handle: objectId, value: properties };
}

const bidiHeaders = (headers: Record<string, string> = {}) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value: String(value) } }));
const plainHeaders = (headers: Json = []): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value }: Json) => [name, value.value]));
const base64Of = (body: Json = { type: 'string', value: '' }) =>
  body.type === 'base64' ? body.value : Buffer.from(body.value).toString('base64');

/** Timings that no test reads. */
const NO_TIMES = Object.fromEntries(
  'timeOrigin requestTime redirectStart redirectEnd fetchStart dnsStart dnsEnd connectStart connectEnd tlsStart requestStart responseStart responseEnd'
    .split(' ')
    .map((name) => [name, 0]),
);

/** The window of one test. */
class Page {
  private readonly browser: WebKitBrowser;
  private readonly emit: (method: string, params: Json) => void;
  private realm = 0;
  private realmContext: number | undefined;
  private address = 'about:blank';
  private navigations = 0;
  private expected: string | undefined;
  private readonly requests = new Map<string, Json>();

  constructor(browser: WebKitBrowser, emit: Page['emit']) {
    this.browser = browser;
    this.emit = emit;
  }

  private send(method: string, params: Json = {}) {
    return this.browser.inspector.send(method, params);
  }

  async open(): Promise<void> {
    const { inspector } = this.browser;
    inspector.on('Runtime.executionContextCreated', ({ context }) => this.contextCreated(context));
    inspector.on('Page.frameNavigated', ({ frame }) => this.navigated(frame));
    inspector.on('Page.domContentEventFired', () => this.notify('browsingContext.domContentLoaded'));
    inspector.on('Page.loadEventFired', () => this.notify('browsingContext.load'));
    inspector.on('Console.messageAdded', ({ message }) => this.said(message));
    inspector.on('Network.requestWillBeSent', (event, target) => this.requested(event, target));
    inspector.on('Network.requestIntercepted', ({ requestId }) => this.beforeRequest(requestId, true));
    inspector.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.requests.get(requestId);
      if (request) request.response = response;
      this.network('network.responseStarted', requestId);
    });
    inspector.on('Network.loadingFinished', ({ requestId }) =>
      this.network('network.responseCompleted', requestId),
    );
    inspector.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
      // Another process continues with the document.
      if (canceled && this.requests.get(requestId)?.type === 'Document') return;
      this.network('network.fetchError', requestId, { errorText });
    });
    this.emit('browsingContext.contextCreated', {
      context: CONTEXT,
      url: this.address,
      userContext: 'test',
      parent: null,
      children: null,
      originalOpener: null,
    });
    inspector.on('target', async (target, isProvisional) => {
      await this.prepare(target);
      if (isProvisional) inspector.notify('Target.resume', { targetId: target });
    });
    inspector.notify('Target.setPauseOnStart', { pauseOnStart: true });
    await this.prepare();
  }

  /** Enables a process's events, and sets its page up for the test. */
  private async prepare(target?: string): Promise<void> {
    const send = (method: string, params: Json = {}) => this.browser.inspector.send(method, params, target);
    await Promise.all([
      send('Page.enable'),
      send('Console.enable'),
      send('Network.enable'),
      send('Page.setBootstrapScript', { source: this.bootstrap }),
      send('Page.overrideUserPreference', {
        name: 'PrefersReducedMotion',
        value: this.motion,
      }),
      ...(this.isIntercepting ? [this.intercept(true, target)] : []),
      send('Runtime.enable'),
    ]);
  }

  private wheels = 0;
  private acting: Promise<unknown> = Promise.resolve();
  private pointer = '';
  private bootstrap = '';
  private motion: 'Reduce' | 'NoPreference' = 'NoPreference';

  private intercept(enabled: boolean, target?: string): Promise<unknown> {
    const { inspector } = this.browser;
    return Promise.all([
      inspector.send('Network.setInterceptionEnabled', { enabled }, target),
      inspector.send(
        enabled ? 'Network.addInterception' : 'Network.removeInterception',
        { url: INTERCEPTED.source, stage: 'request', isRegex: true },
        target,
      ),
    ]);
  }

  private notify(method: string, more: Json = {}): void {
    this.emit(method, { context: CONTEXT, url: this.address, timestamp: Date.now(), ...more });
  }

  private contextCreated({ id, type }: Json): void {
    // The first context of a document is the page's own.
    if (type !== 'normal' || this.realmContext !== undefined) return;
    this.realmContext = id;
    this.realm += 1;
    this.emit('script.realmCreated', {
      type: 'window',
      realm: `realm-${this.realm}`,
      context: CONTEXT,
      origin: this.address,
    });
  }

  private navigated({ url, parentId }: Json): void {
    if (parentId) return;
    for (const world of ['', '-utility'])
      this.emit('script.realmDestroyed', { realm: `realm-${this.realm}${world}` });
    this.realmContext = undefined;
    this.address = url;
    const navigation = this.expected ?? `navigation-${++this.navigations}`;
    if (!this.expected) this.notify('browsingContext.navigationStarted', { navigation });
    this.expected = undefined;
    this.notify('browsingContext.navigationCommitted', { navigation });
  }

  private said({ source, level, text, parameters = [], url = '', line = 0 }: Json): void {
    if (parameters[0]?.value === ADDRESS) {
      this.address = parameters[1].value;
      this.notify('browsingContext.historyUpdated');
      return;
    }
    const isOurs = source === 'console-api';
    this.emit('log.entryAdded', {
      type: isOurs ? 'console' : source === 'javascript' && level === 'error' ? 'javascript' : 'console',
      level: level === 'warning' ? 'warn' : level === 'log' ? 'info' : level,
      method: level === 'warning' ? 'warn' : level,
      text: isOurs ? parameters.map(({ value, description }: Json) => value ?? description).join(' ') : text,
      args: isOurs ? parameters.map(remote) : [{ type: 'string', value: text }],
      source: { realm: `realm-${this.realm}`, context: CONTEXT },
      stackTrace: { callFrames: [{ url, lineNumber: line, columnNumber: 0, functionName: '' }] },
      timestamp: Date.now(),
    });
  }

  isIntercepting = false;

  private requested({ requestId, request, type, redirectResponse }: Json, target: string): void {
    if (request.url.startsWith('data:')) return;
    const before = this.requests.get(requestId);
    if (before && redirectResponse) {
      before.response = redirectResponse;
      this.network('network.responseStarted', requestId);
      this.network('network.responseCompleted', requestId);
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

  private navigationOf(): string {
    if (!this.expected) {
      this.expected = `navigation-${++this.navigations}`;
      this.notify('browsingContext.navigationStarted', { navigation: this.expected });
    }
    return this.expected;
  }

  private beforeRequest(requestId: string, isBlocked: boolean): void {
    this.network('network.beforeRequestSent', requestId, {
      isBlocked,
      intercepts: isBlocked ? ['all'] : [],
      initiator: { type: 'other' },
    });
  }

  private network(method: string, requestId: string, more: Json = {}): void {
    const request = this.requests.get(requestId);
    if (!request) return;
    const { response } = request;
    this.emit(method, {
      context: CONTEXT,
      isBlocked: false,
      navigation: request.navigation ?? null,
      redirectCount: request.redirects,
      timestamp: Date.now(),
      request: {
        request: requestId,
        url: request.url,
        method: request.method,
        headers: bidiHeaders(request.headers),
        cookies: [],
        headersSize: -1,
        bodySize: request.postData?.length ?? 0,
        destination: request.type === 'Document' ? 'document' : request.type === 'Script' ? 'script' : '',
        initiatorType: request.type === 'Fetch' ? 'fetch' : null,
        timings: NO_TIMES,
      },
      ...(response && {
        response: {
          url: response.url,
          status: response.status,
          statusText: response.statusText,
          headers: bidiHeaders(response.headers),
          mimeType: response.mimeType,
          protocol: 'http/1.1',
          fromCache: false,
          bytesReceived: 0,
          headersSize: -1,
          bodySize: -1,
          content: { size: 0 },
        },
      }),
      ...more,
    });
  }

  /** The implementation of each BiDi command. */
  readonly commands: Record<string, (params: Json) => unknown> = {
    'browsingContext.navigate': async ({ url }) => {
      this.expected = `navigation-${++this.navigations}`;
      const navigation = this.expected;
      this.notify('browsingContext.navigationStarted', { navigation });
      await this.send('Page.navigate', { url });
      return { navigation, url };
    },
    'browsingContext.reload': async () => {
      await this.send('Page.reload');
      return {};
    },
    'browsingContext.traverseHistory': async ({ delta }) => {
      await this.send('Runtime.evaluate', { expression: `history.go(${delta})` });
    },
    'browsingContext.setViewport': ({ viewport }) => this.resize(viewport),
    'browsingContext.captureScreenshot': async () => ({ data: await this.browser.drive('screenshot') }),
    'browsingContext.activate': () => {},
    'script.evaluate': async ({ expression, awaitPromise, resultOwnership, target }) => {
      const isHandle = resultOwnership === 'root';
      const answer = await this.send('Runtime.evaluate', {
        expression,
        returnByValue: false,
        emulateUserGesture: true,
        ...(this.realmContext && { contextId: this.realmContext }),
      });
      const settled =
        awaitPromise && !answer.wasThrown && answer.result.className === 'Promise'
          ? await this.send('Runtime.awaitPromise', {
              promiseObjectId: answer.result.objectId,
              returnByValue: !isHandle,
            })
          : answer;
      return this.result(settled, target);
    },
    'script.callFunction': async ({
      functionDeclaration,
      arguments: args,
      awaitPromise,
      resultOwnership,
      target,
    }) => {
      const objectId =
        args.map(({ handle, sharedId }: Json) => handle ?? sharedId).find(Boolean) ??
        (await this.send('Runtime.evaluate', { expression: 'globalThis' })).result.objectId;
      const answer = await this.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration,
        arguments: args.map((arg: Json) => {
          const id = arg.handle ?? arg.sharedId;
          return id ? { objectId: id } : arg.type === 'undefined' ? {} : { value: fromBidi(arg) };
        }),
        returnByValue: resultOwnership === undefined,
        awaitPromise,
        emulateUserGesture: true,
      });
      return this.result(answer, target);
    },
    'script.disown': ({ handles }) => {
      for (const objectId of handles) this.send('Runtime.releaseObject', { objectId }).catch(() => {});
    },
    'input.performActions': async ({ actions: sources }) => {
      const [{ actions, ...source }] = sources;
      const [{ type, x, y }] = actions;
      if (type === 'pointerMove') {
        // A pointer move to the same place causes no event, and WebDriver would wait for one.
        if (this.pointer === `${x} ${y}`) return;
        this.pointer = `${x} ${y}`;
      }
      // WebDriver drops a turn that equals the last one of the same wheel.
      if (type === 'scroll') source.id = `wheel ${this.wheels++}`;
      // Playwright sends the next action without waiting, but WebDriver takes one at a time.
      const before = this.acting;
      this.acting = before
        .catch(() => {})
        .then(() => this.browser.drive('actions', { actions: [{ ...source, actions }] }));
      await this.acting;
    },
    'input.releaseActions': () => {},
    'network.continueRequest': async ({ request, headers }) => {
      await this.answer(request, headers ? 'Network.interceptWithRequest' : 'Network.interceptContinue', {
        ...(headers ? { headers: plainHeaders(headers) } : { stage: 'request' }),
      });
    },
    'network.failRequest': ({ request }) =>
      this.answer(request, 'Network.interceptRequestWithError', { errorType: 'General' }),
    'network.provideResponse': ({ request, statusCode, reasonPhrase = '', headers, body }) => {
      const plain = plainHeaders(headers);
      return this.answer(request, 'Network.interceptRequestWithResponse', {
        content: base64Of(body),
        base64Encoded: true,
        mimeType: (plain['content-type'] ?? 'text/plain').split(';')[0],
        status: statusCode,
        statusText: reasonPhrase,
        headers: plain,
      });
    },
    'network.getData': async ({ request }) => {
      const { body, base64Encoded } = await this.send('Network.getResponseBody', { requestId: request });
      return { bytes: { type: base64Encoded ? 'base64' : 'string', value: body } };
    },
    'network.setCacheBehavior': ({ cacheBehavior }) =>
      this.send('Network.setResourceCachingDisabled', { disabled: cacheBehavior === 'bypass' }),
    'network.intercept': async ({ isOn }) => {
      this.isIntercepting = isOn;
      await this.intercept(isOn);
    },
    // Playwright sends only a colour scheme over BiDi; see `fixtures.ts`.
    'emulation.setMediaFeaturesOverride': async ({ features }) => {
      this.motion = features['prefers-color-scheme'] === 'dark' ? 'Reduce' : 'NoPreference';
      await this.send('Page.overrideUserPreference', { name: 'PrefersReducedMotion', value: this.motion });
    },
  };

  /** Continues, fails or fulfils an intercepted request. */
  private answer(requestId: string, method: string, params: Json): Promise<Json> {
    const { target } = this.requests.get(requestId) ?? {};
    return this.browser.inspector.send(method, { requestId, ...params }, target);
  }

  private async result(answer: Json, target: Json): Promise<Json> {
    const realm = `realm-${this.realm}${target?.sandbox ? '-utility' : ''}`;
    if (!answer.wasThrown) return { type: 'success', realm, result: remote(answer.result) };
    const { objectId, description, value } = answer.result;
    // In Firefox's format: the error and its place.
    const text = objectId
      ? (
          await this.send('Runtime.callFunctionOn', {
            objectId,
            functionDeclaration: '(error) => [error, error.stack].join("\\n")',
            arguments: [{ objectId }],
            returnByValue: true,
          })
        ).result.value
      : String(description ?? value);
    return { type: 'exception', realm, exceptionDetails: { text, columnNumber: 0, lineNumber: 0 } };
  }

  /** Sets the scripts that run before those of each document. */
  setScripts(scripts: readonly string[]): Promise<unknown> {
    const all = [
      `(${noteAddresses})(${JSON.stringify(ADDRESS)})`,
      ...scripts.map((script) => `(${script})()`),
    ];
    this.bootstrap = all.join(';\n');
    return this.send('Page.setBootstrapScript', { source: this.bootstrap });
  }

  /** Resizes the window so that the page has this size; windows have a minimum width. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    const inner = async (): Promise<[number, number]> =>
      (
        await this.send('Runtime.evaluate', {
          expression: '[innerWidth, innerHeight]',
          returnByValue: true,
        })
      ).result.value;
    const outer = await this.browser.drive('window/rect');
    const [innerWidth, innerHeight] = await inner();
    await this.browser.drive('window/rect', {
      x: 0,
      y: 0,
      width: width + outer.width - innerWidth,
      height: height + outer.height - innerHeight,
    });
  }
}

const { display, screen } = await startScreen();

/** An empty page, the browser's first. */
const empty = createServer((_, response) =>
  response
    .setHeader('content-type', 'text/html')
    // The same as the site's: a different value makes WebKit change processes, and the first one stops answering.
    .setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
    .end(),
).listen(0, '127.0.0.1');
await once(empty, 'listening');
const first = `http://127.0.0.1:${(empty.address() as AddressInfo).port}`;

await serveBidi((reply) => {
  let starting: Promise<WebKitBrowser> | undefined = WebKitBrowser.start(display, first);
  let browser: WebKitBrowser | undefined;
  let page: Page | undefined;
  let viewport: { width: number; height: number } | undefined;
  const scripts = new Map<string, string>();
  let lastScript = 0;
  let media: Json;

  const emit = (method: string, params: Json) => reply({ type: 'event', method, params });
  const setScripts = () => page?.setScripts([...scripts.values()]);

  const commands: Record<string, (params: Json) => unknown> = {
    'session.new': async () => {
      const { version } = (await starting) as WebKitBrowser;
      return { sessionId: 'webkit', capabilities: { browserName: 'WebKitGTK', browserVersion: version } };
    },
    'browser.createUserContext': () => {
      scripts.clear();
      viewport = undefined;
      media = undefined;
      return { userContext: 'test' };
    },
    'browser.removeUserContext': async () => {
      emit('browsingContext.contextDestroyed', { context: CONTEXT, parent: null });
      page = undefined;
      const old = browser;
      browser = undefined;
      starting = WebKitBrowser.start(display, first);
      await old?.stop();
    },
    'browser.close': () => end(),
    'browsingContext.create': async () => {
      browser = await starting;
      starting = undefined;
      if (!browser) throw new Error('There is one window at a time.');
      page = new Page(browser, emit);
      await page.open();
      await setScripts();
      if (viewport) await page.resize(viewport);
      if (media) await page.commands['emulation.setMediaFeaturesOverride']?.(media);
      return { context: CONTEXT };
    },
    'browsingContext.close': () =>
      emit('browsingContext.contextDestroyed', { context: CONTEXT, parent: null }),
    'browsingContext.setViewport': (params) => {
      if (page) return page.resize(params.viewport);
      viewport = params.viewport;
    },
    'emulation.setMediaFeaturesOverride': (params) => {
      if (page) return page.commands['emulation.setMediaFeaturesOverride']?.(params);
      media = params;
    },
    'script.addPreloadScript': async ({ functionDeclaration }) => {
      const script = `script-${++lastScript}`;
      scripts.set(script, functionDeclaration);
      await setScripts();
      return { script };
    },
    'script.removePreloadScript': async ({ script }) => {
      scripts.delete(script);
      await setScripts();
    },
    'network.addIntercept': async ({ phases }) => {
      if (phases.includes('beforeRequestSent')) await page?.commands['network.intercept']?.({ isOn: true });
      return { intercept: phases[0] };
    },
    'network.removeIntercept': () => page?.commands['network.intercept']?.({ isOn: false }),
    'storage.getCookies': () => ({ cookies: [] }),
    'network.addDataCollector': () => ({ collector: 'all' }),
  };

  async function end() {
    await Promise.all([browser?.stop(), starting?.then((started) => started.stop())]);
    screen.kill();
    process.exit(0);
  }
  process.once('SIGTERM', end);

  return async ({ id, method, params }: Command) => {
    try {
      const take = commands[method] ?? page?.commands[method];
      reply({ type: 'success', id, result: (await take?.(params)) ?? {} });
    } catch (error) {
      reply({ type: 'error', id, error: 'unknown error', message: String(error) });
    }
  };
});

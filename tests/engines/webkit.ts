#!/usr/bin/env node
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Command, serveBidi } from './bidi.ts';
import { startScreen, WebKitBrowser } from './webkitBrowser.ts';
import type { Json } from './webkitInspector.ts';
import { CONTEXT, type Commands, type Emit } from './webkitMessages.ts';
import { Page } from './webkitPage.ts';

/**
 * WebKitGTK as Playwright's browser: implements the part of WebDriver BiDi that Playwright uses with Firefox, with one
 * window at a time. WEBKIT_PATH names MiniBrowser.
 */

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

  const emit: Emit = (method, params) => reply({ type: 'event', method, params });
  const setScripts = () => page?.setScripts([...scripts.values()]);

  const commands: Commands = {
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
      emit('browsingContext.contextDestroyed', { context: CONTEXT });
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
      if (media) await page.setMedia(media);
      return { context: CONTEXT };
    },
    'browsingContext.close': () => emit('browsingContext.contextDestroyed', { context: CONTEXT }),
    'browsingContext.setViewport': (params) => {
      if (page) return page.resize(params.viewport);
      viewport = params.viewport;
    },
    'emulation.setMediaFeaturesOverride': (params) => {
      if (page) return page.setMedia(params);
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

import type { WebKitBrowser } from './webkitBrowser.ts';
import type { Json } from './webkitInspector.ts';
import { CONTEXT, type Commands, type Emit } from './webkitMessages.ts';
import { Network } from './webkitNetwork.ts';
import { Scripts } from './webkitScripts.ts';

/** Marks this program's messages in the page's console. */
const ADDRESS = 'webkitPage.ts: address';

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

/** The window of one test. */
export class Page {
  private readonly browser: WebKitBrowser;
  private readonly emit: Emit;
  private readonly network: Network;
  private readonly scripts: Scripts;
  private address = 'about:blank';
  private navigations = 0;
  private expected: string | undefined;
  private bootstrap = '';
  private motion: 'Reduce' | 'NoPreference' = 'NoPreference';
  private wheels = 0;
  private acting: Promise<unknown> = Promise.resolve();
  private pointer = '';

  /** The implementation of each BiDi command about the page. */
  readonly commands: Commands;

  constructor(browser: WebKitBrowser, emit: Emit) {
    this.browser = browser;
    this.emit = emit;
    this.network = new Network(browser.inspector, emit, () => this.navigation());
    this.scripts = new Scripts(browser.inspector, emit);
    this.commands = { ...this.network.commands, ...this.scripts.commands, ...this.ownCommands };
  }

  async open(): Promise<void> {
    const { inspector } = this.browser;
    inspector.on('Page.frameNavigated', ({ frame }) => this.navigated(frame));
    inspector.on('Page.domContentEventFired', () => this.notify('browsingContext.domContentLoaded'));
    inspector.on('Page.loadEventFired', () => this.notify('browsingContext.load'));
    inspector.on('Console.messageAdded', ({ message }) => this.said(message));
    this.emit('browsingContext.contextCreated', {
      context: CONTEXT,
      url: this.address,
      userContext: 'test',
    });
    inspector.on('target', async (target, isProvisional) => {
      await this.prepare(target);
      if (isProvisional) inspector.notify('Target.resume', { targetId: target });
    });
    inspector.notify('Target.setPauseOnStart', { pauseOnStart: true });
    await this.prepare();
  }

  /** Enables events in a process of the page, and applies the test's settings to it. */
  private async prepare(target?: string): Promise<void> {
    const send = (method: string, params: Json = {}) => this.browser.inspector.send(method, params, target);
    await Promise.all([
      send('Page.enable'),
      send('Console.enable'),
      send('Network.enable'),
      send('Page.setBootstrapScript', { source: this.bootstrap }),
      send('Page.overrideUserPreference', { name: 'PrefersReducedMotion', value: this.motion }),
      ...(this.network.isIntercepting ? [this.network.intercept(true, target)] : []),
      send('Runtime.enable'),
    ]);
  }

  private notify(method: string, more: Json = {}): void {
    this.emit(method, { context: CONTEXT, url: this.address, timestamp: Date.now(), ...more });
  }

  private navigated({ url, parentId }: Json): void {
    if (parentId) return;
    this.scripts.end();
    this.address = url;
    const navigation = this.navigation();
    this.expected = undefined;
    this.notify('browsingContext.navigationCommitted', { navigation });
  }

  /** The id of the current navigation, or of one that starts now. */
  private navigation(): string {
    if (!this.expected) {
      this.expected = `navigation-${++this.navigations}`;
      this.notify('browsingContext.navigationStarted', { navigation: this.expected });
    }
    return this.expected;
  }

  private said(message: Json): void {
    const [mark, address] = message.parameters ?? [];
    if (mark?.value === ADDRESS) {
      this.address = address.value;
      this.notify('browsingContext.historyUpdated');
    } else this.scripts.said(message);
  }

  private readonly ownCommands: Commands = {
    'browsingContext.navigate': async ({ url }) => {
      this.expected = undefined;
      const navigation = this.navigation();
      await this.browser.inspector.send('Page.navigate', { url });
      return { navigation, url };
    },
    'browsingContext.reload': () => this.browser.inspector.send('Page.reload'),
    'browsingContext.traverseHistory': ({ delta }) =>
      this.browser.inspector.send('Runtime.evaluate', { expression: `history.go(${delta})` }),
    'browsingContext.captureScreenshot': async () => ({ data: await this.browser.drive('screenshot') }),
    'input.performActions': async ({ actions: sources }) => {
      const [{ actions, ...source }] = sources;
      const [{ type, x, y }] = actions;
      if (type === 'pointerMove') {
        // A pointer move to the same place causes no event, and WebDriver would wait for one.
        if (this.pointer === `${x} ${y}`) return;
        this.pointer = `${x} ${y}`;
      }
      // WebDriver drops a wheel event equal to the previous one of the same source.
      if (type === 'scroll') source.id = `wheel ${this.wheels++}`;
      // Playwright sends the next action without waiting, but WebDriver takes one at a time.
      const before = this.acting;
      this.acting = before
        .catch(() => {})
        .then(() => this.browser.drive('actions', { actions: [{ ...source, actions }] }));
      await this.acting;
    },
  };

  /** Sets the scripts that run before those of each document. */
  setScripts(scripts: readonly string[]): Promise<unknown> {
    const all = [
      `(${noteAddresses})(${JSON.stringify(ADDRESS)})`,
      ...scripts.map((script) => `(${script})()`),
    ];
    this.bootstrap = all.join(';\n');
    return this.browser.inspector.send('Page.setBootstrapScript', { source: this.bootstrap });
  }

  /** Emulates media features. Playwright sends only a colour scheme over BiDi; see `overBidi.ts`. */
  setMedia({ features }: Json): Promise<unknown> {
    this.motion = features['prefers-color-scheme'] === 'dark' ? 'Reduce' : 'NoPreference';
    return this.browser.inspector.send('Page.overrideUserPreference', {
      name: 'PrefersReducedMotion',
      value: this.motion,
    });
  }

  /** Resizes the window so that the page has this size; windows have a minimum width. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    const outer = await this.browser.drive('window/rect');
    const { result } = await this.browser.inspector.send('Runtime.evaluate', {
      expression: '[innerWidth, innerHeight]',
      returnByValue: true,
    });
    const [innerWidth, innerHeight] = result.value as [number, number];
    await this.browser.drive('window/rect', {
      x: 0,
      y: 0,
      width: width + outer.width - innerWidth,
      height: height + outer.height - innerHeight,
    });
  }
}

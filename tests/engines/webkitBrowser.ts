import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { freePort } from '../support/server.ts';
import { type Json, WebKitInspector } from './webkitInspector.ts';

/** Time limit for the start of a program, ms. */
const TIMEOUT_MS = 20_000;
/** Time limit for one answer of a page that starts, ms. */
const ANSWER_TIMEOUT = 2_000;
const ATTEMPTS = 3;

/** True when Linux has an established connection to this local port. */
async function isConnectedTo(port: number): Promise<boolean> {
  const connections = await readFile('/proc/net/tcp', 'utf8');
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return new RegExp(`: ${local} \\w+:\\w+ 01 `).test(connections);
}

/** The promise, with a time limit in ms. @throws an Error when it is still pending after that */
const within = <T>(limit: number, promise: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${limit} ms.`)), limit);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
};

async function whenReady<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw new Error(`${what} does not answer.`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/**
 * Starts a virtual screen, so that two windows never compete for the keyboard: without a window manager, the window
 * under the pointer, in the middle of the screen, gets the keys. Windows may be larger than the screen.
 */
export async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '640x480x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, screen };
}

/** One window of WebKitGTK: WebDriver performs a visitor's actions, the inspector's protocol reports on the page. */
export class WebKitBrowser {
  readonly inspector: WebKitInspector;
  readonly version: string;
  private readonly processes: readonly ChildProcess[];
  private readonly session: string;

  private constructor(
    inspector: WebKitInspector,
    processes: readonly ChildProcess[],
    session: string,
    version: string,
  ) {
    this.inspector = inspector;
    this.processes = processes;
    this.session = session;
    this.version = version;
  }

  /** Starts the browser; tries again when it does not start, or another process has taken one of its ports. */
  static async start(display: string, first: string): Promise<WebKitBrowser> {
    for (let attempt = 1; ; attempt += 1) {
      const processes: ChildProcess[] = [];
      try {
        return await within(2 * TIMEOUT_MS, WebKitBrowser.open(processes, display, first));
      } catch (error) {
        for (const child of processes) child.kill('SIGKILL');
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  private static async open(
    processes: ChildProcess[],
    display: string,
    first: string,
  ): Promise<WebKitBrowser> {
    const [inspectorPort, driverPort] = [await freePort(), await freePort()];
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' };
    const program = process.env.WEBKIT_PATH ?? 'MiniBrowser';
    const run = (command: string, args: string[], more = {}) =>
      processes.push(spawn(command, args, { env: { ...env, ...more }, stdio: 'ignore' }));

    run(program, ['--automation', '--enable-developer-extras=true'], {
      WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${inspectorPort}`,
    });
    // The driver finds a page only after the browser has connected to its own inspector server.
    await whenReady('WebKit', async () => {
      if (!(await isConnectedTo(inspectorPort))) throw new Error('Nothing is connected.');
    });
    const inspector = await WebKitInspector.connect(inspectorPort);
    const target = once(inspector, 'target');
    run('WebKitWebDriver', [`--port=${driverPort}`, `--target=127.0.0.1:${inspectorPort}`]);
    const root = `http://127.0.0.1:${driverPort}`;
    await whenReady('WebKitWebDriver', () => fetch(`${root}/status`));
    const { sessionId, capabilities } = await call(`${root}/session`, 'POST', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
      },
    });
    await target;
    // The initial page does not answer the inspector; opening another site, here the tests' own, replaces it.
    const started = once(inspector, 'target');
    await call(`${root}/session/${sessionId}/url`, 'POST', { url: first });
    await started;
    // Commands go to the initial page until the new one has replaced it.
    await whenReady('The page', () =>
      within(ANSWER_TIMEOUT, inspector.send('Runtime.evaluate', { expression: '1' })),
    );
    return new WebKitBrowser(
      inspector,
      processes,
      `${root}/session/${sessionId}`,
      capabilities.browserVersion,
    );
  }

  /** Calls WebDriver. */
  drive(path: string, body?: Json): Promise<Json> {
    return call(`${this.session}/${path}`, body === undefined ? 'GET' : 'POST', body);
  }

  async stop(): Promise<void> {
    this.inspector.close();
    await Promise.all(
      this.processes.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
    );
  }
}

async function call(url: string, method: string, body?: Json): Promise<Json> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Json;
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

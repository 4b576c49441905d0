import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type Json, WebKitInspector } from './webkitInspector.ts';

/** Programs are asked again and again until they answer. */
const PATIENCE = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether Linux knows an established connection to that port of this machine. */
async function isConnectedTo(port: number): Promise<boolean> {
  const connections = await readFile('/proc/net/tcp', 'utf8');
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return new RegExp(`: ${local} \\w+:\\w+ 01 `).test(connections);
}

async function whenReady<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE;
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
 * A screen of its own, so that two windows never compete for the keyboard. It has no window manager: the window under the
 * pointer, which is in the middle of the screen, has the keyboard. Windows may be larger than the screen.
 */
export async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '640x480x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, screen };
}

/** One window of WebKitGTK: WebDriver gives it what a visitor does, and the inspector's protocol tells of the page. */
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

  static async start(display: string, first: string): Promise<WebKitBrowser> {
    const [inspectorPort, driverPort] = [await freePort(), await freePort()];
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' };
    const browser = spawn(
      process.env.WEBKIT_PATH ?? 'MiniBrowser',
      ['--automation', '--enable-developer-extras=true'],
      { env: { ...env, WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${inspectorPort}` }, stdio: 'ignore' },
    );
    // WebKit has to be connected to itself first: before, it tells nobody of its page, and starts no session.
    await whenReady('WebKit', async () => {
      if (!(await isConnectedTo(inspectorPort))) throw new Error('Nothing is connected.');
    });
    const inspector = await WebKitInspector.connect(inspectorPort);
    const target = once(inspector, 'target');
    const driver = spawn('WebKitWebDriver', [`--port=${driverPort}`, `--target=127.0.0.1:${inspectorPort}`], {
      env,
      stdio: 'ignore',
    });
    const root = `http://127.0.0.1:${driverPort}`;
    await whenReady('WebKitWebDriver', () => fetch(`${root}/status`));
    const { sessionId, capabilities } = await call(`${root}/session`, 'POST', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser.spawnfile, args: ['--automation'] } },
      },
    });
    await target;
    // The page it begins with does not answer the inspector, and goes when another site is opened: here the tests' own.
    const started = once(inspector, 'target');
    await call(`${root}/session/${sessionId}/url`, 'POST', { url: first });
    await started;
    return new WebKitBrowser(
      inspector,
      [driver, browser],
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

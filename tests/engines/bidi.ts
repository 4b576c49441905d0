import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A command of WebDriver BiDi, as Playwright sends it. */
export interface Command {
  id: number;
  method: string;
  params: Record<string, unknown>;
}

/** A message to Playwright: the answer to a command, or an event. */
type Reply = object;

/**
 * Listens for Playwright, and announces it as Firefox does. Playwright starts the calling program as its browser.
 *
 * @param connect is called once with a function for replies; returns the handler of commands
 */
export async function serveBidi(
  connect: (reply: (message: Reply) => void) => (command: Command) => void,
): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => {
    const take = connect((message) => socket.send(JSON.stringify(message)));
    socket.on('message', (data) => take(JSON.parse(String(data)) as Command));
  });
  await once(server, 'listening');
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

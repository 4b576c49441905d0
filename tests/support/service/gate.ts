/** A proxy in front of a server. Shutting it breaks all connections and refuses new ones; it can lead to another server. */
import { connect, createServer, type Socket } from 'node:net';

/** Starts an open gate to `url`. Use with `await using`. */
export async function startGate(url: string) {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((incoming) => {
    if (!isOpen) return incoming.destroy();
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).on('close', () => sockets.delete(from) && to.destroy());
      from.pipe(to);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.port = String(typeof address === 'object' ? address?.port : '');
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The same URL through the gate. */
    url: through.href,
    shut,
    open() {
      isOpen = true;
    },
    /** Leads new connections to another server. */
    leadTo(other: string) {
      target = new URL(other);
    },
    async [Symbol.asyncDispose]() {
      shut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

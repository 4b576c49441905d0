/** A round-robin load balancer in front of several instances. */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  /** The base URL of the API. */
  api: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a load balancer. A request without a listening instance goes to the next one; a connection that breaks later
 * gets 502, because the instance may have taken the request.
 *
 * @param instances called for each request: the URLs of the running instances, such as `http://127.0.0.1:4174`
 */
export async function startBalancer(instances: () => readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let next = 0;
  const server = createServer(async (incoming, outgoing) => {
    const chunks = await incoming.toArray().catch(() => undefined);
    // A request cut off by the client is not forwarded.
    if (!chunks) return;
    const body = Buffer.concat(chunks);
    const forwarded = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const offer = (left: number): void => {
      const all = instances();
      next = (next + 1) % Math.max(all.length, 1);
      const instance = all[next];
      if (!instance || left === 0) return void outgoing.writeHead(502).end();
      const url = `${instance}${incoming.url}`;
      const passed = request(url, { agent, method: incoming.method, headers: forwarded }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing).on('error', () => outgoing.destroy());
        answer.on('error', () => outgoing.destroy());
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') offer(left - 1);
        else if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      passed.end(body);
    };
    offer(instances().length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

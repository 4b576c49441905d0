import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../openapi/service/http/listen.ts';

const free = { hostname: '127.0.0.1', port: 0 };
const served = {
  ...free,
  metrics: undefined,
  fetch: () => new Response(),
  fetchMetrics: () => new Response(),
  trustedProxies: 0,
  log: pino({ level: 'silent' }),
};

test('an address that cannot be used is named, and ends the process with 1', async () => {
  using exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error(`ended with ${process.exitCode}`);
  });
  using said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  await using other = createServer().listen(free.port, free.hostname);
  await once(other, 'listening');
  const taken = { ...free, port: (other.address() as AddressInfo).port };
  const wrong = { ...free, hostname: '::1x' };
  for (const [addresses, message] of [
    [taken, `PORT ${taken.port} is taken on 127.0.0.1.`],
    [{ metrics: taken }, `METRICS_PORT ${taken.port} is taken on 127.0.0.1.`],
    [wrong, 'Cannot listen on HOST ::1x, PORT 0: '],
    [{ metrics: wrong }, 'Cannot listen on METRICS_HOST ::1x, METRICS_PORT 0: '],
  ] as const) {
    const [started, close] = [vi.fn(), vi.fn()];
    await expect(listen({ ...served, ...addresses, started, close })).rejects.toThrow('ended with 1');
    expect(said.mock.lastCall?.[0]).toMatch(new RegExp(`^${message}`));
    expect(started).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  }
  expect(exit).toHaveBeenCalledTimes(4);
});

test.each(['SIGTERM', 'SIGINT'])(
  '%s cuts requests that hang after 5 s, and ends the process after 25 s while mails hang',
  async (signal) => {
    using listeners = vi.spyOn(process, 'once').mockReturnThis();
    using exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const [started, asked, closing] = [
      Promise.withResolvers<string>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const hang = <T>(begun: PromiseWithResolvers<void>) => {
      begun.resolve();
      return new Promise<T>(() => {});
    };
    await listen({
      ...served,
      fetch: () => hang<Response>(asked),
      started: started.resolve,
      close: () => hang<void>(closing),
    });
    const cut = vi.fn();
    const request = fetch(await started.promise).catch(cut);
    await asked.promise;

    const [, stop] = listeners.mock.calls.find(([event]) => event === signal) ?? [];
    if (!stop) throw new Error('nothing listens');
    stop();
    vi.advanceTimersByTime(4_999);
    await new Promise(setImmediate);
    expect(cut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await request;
    expect(cut).toHaveBeenCalled();
    await closing.promise;
    vi.advanceTimersByTime(19_999);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(exit).toHaveBeenCalledOnce();
  },
);

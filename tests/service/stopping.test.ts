import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../openapi/service/http/listen.ts';

test('a stop cuts requests that hang after 5 s, and ends the process after 25 s while mails hang', async () => {
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
    hostname: '127.0.0.1',
    port: 0,
    metrics: undefined,
    fetch: () => hang<Response>(asked),
    fetchMetrics: () => new Response(),
    trustedProxies: 0,
    log: pino({ level: 'silent' }),
    started: started.resolve,
    close: () => hang<void>(closing),
  });
  const cut = vi.fn();
  const request = fetch(await started.promise).catch(cut);
  await asked.promise;

  listeners.mock.calls.find(([event]) => event === 'SIGTERM')?.[1]();
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
});

import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { menuMachine } from '../../machines/menu.machine.ts';
import { createInspect } from '../../src/inspectors.ts';

const bar = () => document.querySelector('p[role="status"]');
let inspectorWindow = { postMessage: vi.fn() };

/** The inspector's window connects. */
const connect = () =>
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));

beforeEach(() => {
  vi.useFakeTimers();
  inspectorWindow = { postMessage: vi.fn() };
  history.replaceState(null, '', '/contact?inspect&from=mail');
});

const opens = (...windows: unknown[]) => {
  const open = vi.spyOn(window, 'open');
  for (const opened of windows) open.mockReturnValueOnce(opened as Window);
  return open;
};

test('a window that does not answer within 5 s: the page says so, and names the way without a network', async () => {
  opens(inspectorWindow);
  createInspect('');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(bar()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(bar()?.textContent).toContain('The inspector’s window has not answered for 5 seconds.');
  const link = bar()?.querySelector('a');
  expect(link?.textContent).toBe('?inspect=console');
  expect(link?.href).toBe(`${window.location.origin}/contact?inspect=console&from=mail`);
  connect();
  expect(bar()).toBeNull();
});

test('a window that answers: nothing is shown, and it is told of actors that were there before', async () => {
  opens(inspectorWindow);
  const actor = createActor(menuMachine, { inspect: createInspect('') }).start();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(inspectorWindow.postMessage).not.toHaveBeenCalled();
  connect();
  const sent = () => inspectorWindow.postMessage.mock.calls.map(([message]) => message);
  expect(sent()[0]).toMatchObject({ type: '@xstate.actor', name: 'menu', sessionId: actor.sessionId });
  actor.send({ type: 'toggle.pressed' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent().at(-1)).toMatchObject({ snapshot: { value: 'open' } });
  expect(bar()).toBeNull();
  actor.stop();
});

test('a blocked window is opened by a press; what it is told, it is told once', async () => {
  const open = opens(null, inspectorWindow);
  const actor = createActor(menuMachine, { inspect: createInspect('') }).start();
  expect(bar()?.textContent).toContain('The browser blocked the inspector’s window.');
  expect(bar()?.textContent).toContain('npm run machines');
  expect(bar()?.querySelector('a')?.textContent).toBe('?inspect=console');
  await vi.advanceTimersByTimeAsync(5_000);
  bar()?.querySelector('button')?.click();
  expect(open.mock.calls.map(([url]) => String(url))).toEqual([
    'https://stately.ai/inspect',
    'https://stately.ai/inspect',
  ]);
  expect(bar()).toBeNull();
  connect();
  const registered = inspectorWindow.postMessage.mock.calls.filter(
    ([message]) => message.type === '@xstate.actor',
  );
  expect(registered).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(bar()).toBeNull();
  actor.stop();
});

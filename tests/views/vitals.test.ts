import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureWhenUsed } from '../../src/actors/vitals.ts';
import { settings } from '../../src/settings.ts';

type Report = (metric: { name: string; value: number; rating: string; id: string; delta: number }) => void;

const names = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'] as const;
const measures = Object.fromEntries(names.map((name) => [name, vi.fn((_report: Report) => {})]));
const begun = () => names.filter((name) => measures[name]?.mock.calls.length);
const beacon = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.doMock('web-vitals', () => measures);
  vi.stubGlobal('requestIdleCallback', undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

afterEach(() => {
  vi.doUnmock('web-vitals');
  vi.clearAllMocks();
  settings.vitalsUrl = null;
});

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
};

test.each(['pointerdown', 'keydown', 'scroll'])('measures 2 s after the first %s, and once', async (type) => {
  measureWhenUsed();
  window.dispatchEvent(new Event(type));
  await pass(1_999);
  window.dispatchEvent(new Event('keydown'));
  expect(begun()).toEqual([]);
  await pass(10);
  expect(begun()).toEqual(names);
  await pass(20_000);
  for (const name of names) expect(measures[name]).toHaveBeenCalledTimes(1);
});

test('measures a page that is only looked at after 10 s, once it is idle', async () => {
  const waitForIdle = vi.fn();
  vi.stubGlobal('requestIdleCallback', waitForIdle);
  measureWhenUsed();
  await pass(9_999);
  expect(waitForIdle).not.toHaveBeenCalled();
  await pass(10);
  expect(begun()).toEqual([]);
  waitForIdle.mock.lastCall?.[0]();
  await pass(10);
  expect(begun()).toEqual(names);
});

test('a page that is used while it loads is measured after its load (HOST-2)', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  measureWhenUsed();
  window.dispatchEvent(new Event('keydown'));
  await pass(20_000);
  expect(begun()).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await pass(10_010);
  expect(begun()).toEqual(names);
});

/** Measures, reports one figure, and returns the requests that the browser is asked to send. */
async function reported() {
  measureWhenUsed();
  await pass(10_010);
  const report = measures.onLCP?.mock.lastCall?.[0];
  report?.({ name: 'LCP', value: 912.5, rating: 'good', id: 'v6-1', delta: 3 });
  return beacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);
}

test('reports nowhere without an address (HOST-2)', async () => {
  expect(await reported()).toEqual([]);
});

test('reports to the address of the settings', async () => {
  settings.vitalsUrl = 'https://vitals.example/collect';
  window.history.replaceState(null, '', '/clients');
  const metric = { name: 'LCP', value: 912.5, rating: 'good', id: 'v6-1', path: '/clients' };
  expect(await reported()).toEqual([['https://vitals.example/collect', metric]]);
});

test('says in the debug log alone that measuring failed', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  measures.onCLS?.mockImplementationOnce(() => {
    throw new Error('unsupported');
  });
  measureWhenUsed();
  await pass(10_010);
  expect(debug).toHaveBeenCalledExactlyOnceWith('Measuring failed', new Error('unsupported'));
});

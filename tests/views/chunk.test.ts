import { describe, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk, loadChunkWithRetries, tryChunk } from '../../src/actors/chunk.ts';

const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (error: ChunkError) => error,
  );
const unreachable = new TypeError(
  'Failed to fetch dynamically imported module: http://127.0.0.1/static/js/a.js',
);

describe('a chunk (ERROR-4)', () => {
  test('is what its import resolves to, and is imported again when it is requested again', async () => {
    const load = vi.fn(async () => ({ default: 'a page' }));
    expect(await loadChunk('whole', load)).toEqual({ default: 'a page' });
    load.mockResolvedValue({ default: 'another' });
    expect(await loadChunk('whole', load)).toEqual({ default: 'another' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('without an import is missing', async () => {
    const error = await failureOf(loadChunk('nowhere', undefined));
    expect(error).toBeInstanceOf(ChunkError);
    expect(error?.message).toBe('Loading chunk nowhere failed. (missing)');
    expect(error?.type).toBe('missing');
  });

  test.each([
    [404, 'missing'],
    [200, 'error'],
    [503, 'error'],
  ])('that does not arrive, and for which the server answers %i: %s', async (status, type) => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status }));
    vi.stubGlobal('fetch', fetched);
    const error = await failureOf(loadChunk(`answered-${status}`, () => Promise.reject(unreachable)));
    expect(error?.message).toBe(`Loading chunk answered-${status} failed. (${type})`);
    expect(error?.name).toBe('ChunkError');
    const missing = { message: 'There is no such script', cause: unreachable };
    expect(error?.cause).toMatchObject(type === 'missing' ? missing : unreachable);
    expect(fetched).toHaveBeenCalledWith('http://127.0.0.1/static/js/a.js', {
      method: 'HEAD',
      cache: 'no-store',
    });
  });

  test('that does not arrive, and whose server does not answer, is an error with its cause', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const error = await failureOf(loadChunk('offline', () => Promise.reject(unreachable)));
    expect([error?.type, error?.cause]).toEqual(['error', unreachable]);
  });

  test('whose script fails names no address: no request is sent', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const broken = new SyntaxError('Unexpected token');
    const error = await failureOf(loadChunk('broken', () => Promise.reject(broken)));
    expect([error?.type, error?.cause]).toEqual(['error', broken]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that fails while a page is prerendered is named in the error', async () => {
    const broken = new SyntaxError('Unexpected token');
    vi.stubGlobal('window', undefined);
    const error = await failureOf(loadChunk('a part', () => Promise.reject(broken)));
    expect([error?.message, error?.cause]).toEqual(['a part: SyntaxError: Unexpected token', broken]);
  });

  test('that is retried writes a failure once, arrives once the browser is online, and listens no longer', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const load = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValueOnce('there');
    const loading = [loadChunkWithRetries('island', load), loadChunkWithRetries('island', load)];
    await expect.poll(() => logged.mock.calls).toEqual([[expect.any(ChunkError)]]);
    window.dispatchEvent(new Event('online'));
    expect(await Promise.all(loading)).toEqual(['there', 'there']);
    expect(logged).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    // XState warns of events after the end.
    expect(warned).not.toHaveBeenCalled();
  });

  test('that times out after a failure has no cause of that', async () => {
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('once'))
      .mockReturnValue(new Promise(() => {}));
    void loadChunkWithRetries('slow at last', load);
    await vi.advanceTimersByTimeAsync(1_000 + 120_000);
    expect(logged.mock.calls.map(([{ type, cause }]) => [type, cause?.message])).toEqual([
      ['error', 'once'],
      ['timeout', undefined],
    ]);
  });

  test('that is tried is there, or undefined after one failure, and is requested again by itself', async () => {
    vi.useFakeTimers();
    expect(await tryChunk('tried', async () => 'there')).toBe('there');
    const load = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValueOnce('there');
    expect(await tryChunk('tried in vain', load)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that is requested twice while it loads is one', async () => {
    const arriving = Promise.withResolvers<string>();
    const both = Promise.all([
      loadChunk('shared', () => arriving.promise),
      loadChunk('shared', async () => 'other'),
    ]);
    arriving.resolve('there');
    expect(await both).toEqual(['there', 'there']);
  });
});

/** A browser's entry of a resource; the server does not have `gone.js`. */
const entry = (name: string, decodedBodySize = 0, initiatorType = 'script') => ({
  name,
  decodedBodySize,
  initiatorType,
});

test.each([
  [
    'the last script without a body',
    [entry('/early.js'), entry('/gone.js'), entry('/here.js', 300), entry('/empty.svg', 0, 'img')],
    'missing',
  ],
  ['a script that may be there', [entry('/here.js')], 'error'],
  ['none', [], 'error'],
])('where the error of an import names no script, as in WebKit, it is %s', async (found, entries, type) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceResourceTiming[]);
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(null, { status: url === '/gone.js' ? 404 : 200 }),
  );
  const unnamed = () => Promise.reject(new TypeError('Importing a module script failed.'));
  await expect(loadChunk(`unnamed: ${found}`, unnamed)).rejects.toThrow(`(${type})`);
});

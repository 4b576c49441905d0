import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFilm, hasCodec } from '../../src/features/heroVideo/film.ts';
import { portraitScreen } from '../../src/theme/breakpoints.ts';
import { media } from './site.tsx';

let video: HTMLVideoElement;
let isPaused = true;
const send = vi.fn();
const sources = () => [...video.querySelectorAll('source')];
const film = () => createFilm(video, send);
const answer = (property: string, value: unknown) =>
  Object.defineProperty(video, property, { value, configurable: true });

beforeEach(() => {
  send.mockReset();
  isPaused = true;
  video = document.createElement('video');
  Object.defineProperty(video, 'paused', { get: () => isPaused });
  answer('error', null);
  answer('networkState', 1);
  Object.assign(video, { load: vi.fn(), pause: vi.fn(), play: vi.fn(async () => {}), animate: vi.fn() });
});

test.each([
  ['AV1 for landscape', /av01\.0\.08/, true],
  ['AV1 for portrait', /av01\.0\.05/, true],
  ['H.264 for portrait', /avc1\.640032/, true],
  ['neither', /vp9/, false],
])('a browser that plays %s', (_, type, expected) => {
  video.canPlayType = (asked) => (type.test(asked) ? 'probably' : '');
  expect(hasCodec(video)).toBe(expected);
});

test('it fades in over 480 ms where the browser can animate, and once', async () => {
  const { play } = film();
  await play();
  await play();
  expect(video.animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0, 1] }, { duration: 480 });
  expect(video.load).toHaveBeenCalledOnce();
  Reflect.set(video, 'animate', undefined);
  answer('networkState', video.NETWORK_NO_SOURCE);
  await play();
  expect(video.style.opacity).toBe('');
});

describe('its sources are attached again', () => {
  test.each([
    ['after an error', 'error', { code: 2 }],
    ['when none of them could be played', 'networkState', 3],
  ])('%s', async (_, property, value) => {
    const { play } = film();
    await play();
    const [first] = sources();
    await play();
    expect(sources()[0]).toBe(first);
    answer(property, value);
    await play();
    expect(sources()[0]).not.toBe(first);
    expect(video.load).toHaveBeenCalledTimes(2);
  });

  test('after a rotation, by the next `play()`; until then there are none', async () => {
    const { play } = film();
    await play();
    const [landscape] = sources();
    media.answer(portraitScreen, true);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'composition.changed' });
    expect(sources()).toEqual([]);
    await play();
    expect(sources()[0]?.src).not.toBe(landscape?.src);
  });
});

describe('a source that fails', () => {
  const fail = (source: Element | undefined) => source?.dispatchEvent(new Event('error'));
  const pending = () => {
    video.play = () => new Promise(() => {});
    return film().play();
  };

  test('is followed by the next one, without a word', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    void pending();
    fail(sources()[0]);
    await Promise.resolve();
    expect([send.mock.calls, fetched.mock.calls]).toEqual([[], []]);
  });

  test.each([
    [200, 'UnplayableError'],
    [299, 'UnplayableError'],
    [300, 'Error'],
    [404, 'UnplayableError'],
    [500, 'Error'],
  ])('as the last one, which the server answers with %i: %s', async (status, name) => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status }));
    vi.stubGlobal('fetch', fetched);
    const played = pending();
    fail(sources()[1]);
    const error = await played.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name, message: 'No source of the film can be played' });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'film.stopped' });
    expect(fetched).toHaveBeenCalledWith(sources()[1]?.src, { method: 'HEAD', cache: 'no-store' });
  });

  test('as the last one, without an answer of the server, may be played later', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const played = pending();
    fail(sources()[1]);
    await expect(played).rejects.toMatchObject({ name: 'Error' });
  });
});

test.each([
  [2, 'of the network may pass', 'Error'],
  [3, 'of decoding stays', 'UnplayableError'],
])('error %i of the video, which is one %s', async (code, _, name) => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  video.play = () => new Promise(() => {});
  const played = film().play();
  answer('error', { code });
  video.dispatchEvent(new Event('error'));
  await expect(played).rejects.toMatchObject({ name });
});

test.each([
  ['pause', true, 'film.stopped'],
  ['pause', false, undefined],
  ['waiting', false, 'film.waited'],
  ['playing', false, 'film.resumed'],
  ['playing', true, undefined],
])('the browser’s %s event, paused: %s, is %s', (event, paused, type) => {
  film();
  isPaused = paused;
  video.dispatchEvent(new Event(event));
  expect(send.mock.calls).toEqual(type === undefined ? [] : [[{ type }]]);
});

test('a film that is seeking does not wait', () => {
  film();
  answer('seeking', true);
  video.dispatchEvent(new Event('waiting'));
  expect(send).not.toHaveBeenCalled();
});

describe('after `end()`', () => {
  test('it stops, its download with it, and it reports nothing more', async () => {
    const { play, end } = film();
    await play();
    end();
    expect(video.pause).toHaveBeenCalledOnce();
    expect(sources()).toEqual([]);
    expect(video.load).toHaveBeenCalledTimes(2);
    for (const [event, paused] of [
      ['pause', true],
      ['waiting', false],
      ['playing', false],
      ['error', false],
    ] as const) {
      isPaused = paused;
      video.dispatchEvent(new Event(event));
    }
    media.answer(portraitScreen, true);
    expect(send).not.toHaveBeenCalled();
  });

  test('a film that never played has no download to stop', () => {
    film().end();
    expect(video.load).not.toHaveBeenCalled();
  });
});

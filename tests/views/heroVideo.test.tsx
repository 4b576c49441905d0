import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeroVideo } from '../../src/features/heroVideo/HeroVideo.tsx';
import { stubAnimations } from '../support/animation.ts';
import { media, resetSite, showTab } from './site.tsx';

const video = () => document.querySelector('video') as HTMLVideoElement;
const state = () => video().dataset.state;
const sources = () => [...video().querySelectorAll('source')];
let playing = Promise.withResolvers<void>();

beforeEach(() => {
  resetSite();
  stubAnimations();
  failBy(null);
  vi.stubGlobal('matchMedia', (query: string) => media.query(query));
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
    playing = Promise.withResolvers();
    return playing.promise;
  });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'error');
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** jsdom's videos have no errors. */
const failBy = (code: number | null) =>
  Object.defineProperty(HTMLMediaElement.prototype, 'error', {
    value: code === null ? null : { code },
    configurable: true,
  });

const open = async () => void render(<HeroVideo alt="A street after dark." />);

describe('it is not started for a visitor', () => {
  test('who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await open();
    expect(state()).toBe('paused');
    expect(sources()).toEqual([]);
  });

  test('who paused it on an earlier visit, until it is played again', async () => {
    localStorage.setItem('film', 'paused');
    await open();
    expect(state()).toBe('paused');
    fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(localStorage.getItem('film')).toBeNull();
    cleanup();
    await open();
    expect(state()).toBe('starting');
  });

  test('whose tab is hidden, until it is seen', async () => {
    showTab(false);
    await open();
    expect(sources()).toEqual([]);
    showTab(true);
    expect(state()).toBe('starting');
  });
});

test('where storage is refused, a pause holds for this visit', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('storage refused', 'SecurityError');
    });
  await open();
  expect(state()).toBe('starting');
  fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  cleanup();
  await open();
  expect(state()).toBe('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  cleanup();
  await open();
  expect(state()).toBe('starting');
});

test('a page that is kept for the way back stops it, and goes on', async () => {
  await open();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(state()).toBe('suspended');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(state()).toBe('starting');
});

describe('a film that fails', () => {
  const start = async () => {
    await open();
    await waitFor(() => expect(sources()).toHaveLength(2));
  };

  test('after one source the browser tries the next', async () => {
    await start();
    act(() => void sources()[0]?.dispatchEvent(new Event('error')));
    expect(state()).toBe('starting');
  });

  test.each([
    [200, 'unplayable'],
    [404, 'unplayable'],
    [503, 'blocked'],
  ])('after the last one, when the server answers %i for it: %s', async (status, expected) => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status }));
    vi.stubGlobal('fetch', fetched);
    await start();
    act(() => void sources()[1]?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(state()).toBe(expected));
    expect(fetched).toHaveBeenCalledWith(sources()[1]?.src, { method: 'HEAD', cache: 'no-store' });
  });

  test('after the last one, when the server does not answer: blocked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await start();
    act(() => void sources()[1]?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(state()).toBe('blocked'));
  });

  test.each([
    [2, 'blocked'],
    [3, 'unplayable'],
  ])('in mid-play, by error %i of the video, a new attempt ends %s', async (code, expected) => {
    vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
    vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
    await start();
    await act(async () => playing.resolve());
    await waitFor(() => expect(state()).toBe('playing'));
    failBy(code);
    act(() => void video().dispatchEvent(new Event('error')));
    expect(state()).toBe('blocked');
    fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    act(() => void video().dispatchEvent(new Event('error')));
    await waitFor(() => expect(state()).toBe(expected));
  });
});

test('it is attached once, appears when it plays, and its data is let go with the page', async () => {
  await open();
  await waitFor(() => expect(sources()).toHaveLength(2));
  expect(video().style.opacity).toBe('0');
  await act(async () => playing.resolve());
  await waitFor(() => expect(state()).toBe('playing'));
  expect(video().style.opacity).toBe('');
  expect(video().muted).toBe(true);
  const [first] = sources();
  showTab(false);
  showTab(true);
  expect(sources()[0]).toBe(first);
  const element = video();
  cleanup();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  expect(element.children).toHaveLength(0);
});

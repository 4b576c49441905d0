import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeroVideo } from '../../src/features/heroVideo/HeroVideo.tsx';
import { rememberPaused, wasPaused } from '../../src/features/heroVideo/pauseChoice.ts';
import { stubAnimations } from './animation.ts';
import { answerReduced, collectEvents, prerender, refuseStorage, showTab } from './site.tsx';

const video = () => document.querySelector('video') as HTMLVideoElement;
const state = () => video().dataset.state;
const sources = () => [...video().querySelectorAll('source')];
let playing = Promise.withResolvers<void>();

beforeEach(() => {
  stubAnimations();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
    playing = Promise.withResolvers();
    return playing.promise;
  });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const open = async () => void render(<HeroVideo />);

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
});

test.each([
  ['refuses every item', () => refuseStorage()],
  [
    'is refused as a whole',
    () =>
      void vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('storage refused', 'SecurityError');
      }),
  ],
])('where storage %s, a pause holds for this visit', async (_, refuse) => {
  refuse();
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

test('once storage takes a choice again, it replaces the one that was refused', () => {
  refuseStorage(['setItem']);
  rememberPaused(true);
  vi.restoreAllMocks();
  rememberPaused(false);
  expect(wasPaused()).toBe(false);
});

test('a page that is kept for the way back stops it, and goes on; one that is left loads no more of it', async () => {
  await open();
  const film = video();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(state()).toBe('suspended');
  showTab(false);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(state(), 'in a hidden tab').toBe('suspended');
  showTab(true);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(state()).toBe('starting');
  expect(film.childElementCount).toBeGreaterThan(0);
  cleanup();
  expect(film.childElementCount).toBe(0);
});

test('an unmounted film sends no events', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const events = collectEvents();
  await open();
  const happen = () => {
    events.length = 0;
    act(() => {
      for (const type of ['load', 'pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
    });
    showTab(false);
    answerReduced(true);
    return new Set(events);
  };
  const heard = ['page.loaded', 'page.hidden', 'page.shown', 'motion.reduced'];
  expect([...happen()]).toEqual(expect.arrayContaining(heard));
  cleanup();
  answerReduced(false);
  expect(happen()).toEqual(new Set());
});

test('played under reduced motion, it goes on when that preference ends (MOTION-10)', async () => {
  answerReduced(true);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  await act(async () => playing.resolve());
  expect(state()).toBe('playing');
  answerReduced(false);
  expect(state()).toBe('playing');
  answerReduced(true);
  expect(state()).toBe('paused');
});

test('prerendered, it is not preloaded, and neither a stop of the keyboard nor read out', async () => {
  const film = (await prerender(<HeroVideo />)).querySelector('video');
  expect([film?.preload, film?.tabIndex, film?.getAttribute('aria-hidden')]).toEqual(['none', -1, 'true']);
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeroVideo } from '../../src/features/heroVideo/HeroVideo.tsx';
import { stubAnimations } from '../support/animation.ts';
import { answerReduced, collectEvents, media, resetSite, showTab } from './site.tsx';

const video = () => document.querySelector('video') as HTMLVideoElement;
const state = () => video().dataset.state;
const sources = () => [...video().querySelectorAll('source')];
let playing = Promise.withResolvers<void>();

beforeEach(() => {
  resetSite();
  stubAnimations();
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
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

test('a film that is gone hears nothing', async () => {
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

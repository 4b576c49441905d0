import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { HeroVideo } from '../../src/features/heroVideo/HeroVideo.tsx';
// Here at once, so that no test waits for the island's script.
import '../../src/features/heroVideo/HeroVideoView.tsx';
import { stubAnimations } from '../support/animation.ts';
import { settlementOf } from '../support/walk.ts';
import { castInView, renderInSite, showTab } from './cast.tsx';
import { reduceMotion } from './stillness.ts';

const video = () => document.querySelector('video');
const control = () => screen.getByRole('button', { name: /the film$/, hidden: true });
let playing = Promise.withResolvers<void>();

export const heroVideoDriver = await castInView('heroVideo', {
  open: async () => {
    stubAnimations();
    localStorage.clear();
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
      playing = Promise.withResolvers();
      return playing.promise;
    });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await renderInSite(<HeroVideo alt="A street after dark." />);
    await screen.findByAltText('A street after dark.');
  },
  act: {
    'page.loaded': ({ isWelcome }) => {
      reduceMotion(!isWelcome);
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
      fireEvent.load(window);
    },
    'control.pressed': () => fireEvent.click(control()),
    'page.hidden': () => showTab(false),
    'page.shown': () => showTab(true),
    'motion.reduced': () => reduceMotion(true),
  },
  settle: (event) =>
    act(async () => {
      const { done, value } = settlementOf(event);
      if (done) playing.resolve();
      else playing.reject(value);
    }),
  shows: video,
  sees: (state) => {
    const moves = ['starting', 'playing', 'suspended'].includes(state);
    expect(control().textContent).toBe(moves ? 'Pause the film' : 'Play the film');
    // Nothing is fetched before it is to be played.
    if (state === 'poster') expect(video()?.childElementCount).toBe(0);
    if (state === 'playing') {
      expect(video()).toMatchObject({ muted: true, loop: true });
      expect(Array.from(video()?.querySelectorAll('source') ?? [], ({ type }) => type)).toEqual([
        'video/mp4; codecs="av01.0.08M.10"',
        'video/mp4',
      ]);
    }
  },
});

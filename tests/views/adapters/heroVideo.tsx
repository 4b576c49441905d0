import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { waiting } from '../../../src/features/heroVideo/HeroVideo.css.ts';
import { HeroVideo } from '../../../src/features/islands.ts';
import { portraitScreen } from '../../../src/theme/breakpoints.ts';
import { stubAnimations } from '../animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { answerReduced, media, renderInSite, showTab } from '../site.tsx';

const video = () => document.querySelector('video');
const control = () => screen.getByRole('button', { name: /the film$/, hidden: true });
let playing = Promise.withResolvers<void>();
const dispatch = (type: string, { isPaused = false } = {}) => {
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(isPaused);
  const element = video();
  if (element) fireEvent(element, new Event(type));
};

export const heroVideo: ViewAdapter<'heroVideo'> = {
  open: async () => {
    stubAnimations();
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
      playing = Promise.withResolvers();
      return playing.promise;
    });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await renderInSite(<HeroVideo />);
    await screen.findByAltText(/^A street in Gurgaon after dark/);
  },
  events: {
    'page.loaded': ({ isMotionReduced, isHidden, hasCodec }) => {
      answerReduced(isMotionReduced);
      showTab(!isHidden);
      vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(hasCodec ? 'probably' : '');
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
      fireEvent.load(window);
    },
    'control.pressed': () => fireEvent.click(control()),
    'page.hidden': () => showTab(false),
    'page.shown': () => showTab(true),
    'motion.reduced': () => answerReduced(true),
    'composition.changed': () => media.answer(portraitScreen, !media.query(portraitScreen).matches),
    'film.stopped': () => dispatch('pause', { isPaused: true }),
    'film.waited': () => dispatch('waiting'),
    'film.resumed': () => dispatch('playing'),
  },
  actions: {
    pause: () => {
      expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
      vi.mocked(HTMLMediaElement.prototype.pause).mockClear();
    },
    rememberPaused: () => expect(localStorage.getItem('film')).toBe('paused'),
    rememberPlayed: () => expect(localStorage.getItem('film')).toBeNull(),
  },
  settle: ({ done, value }) => (done ? playing.resolve() : playing.reject(value)),
  element: video,
  expectState: (state) => {
    const moves = ['starting', 'playing', 'stalled', 'suspended'].includes(state);
    expect(control().textContent).toBe(moves ? 'Pause the film' : 'Play the film');
    expect(control().classList.contains(waiting)).toBe(['poster', 'unplayable'].includes(state));
    // No source is attached before it plays.
    if (state === 'poster') expect(video()?.childElementCount).toBe(0);
    if (state === 'playing') {
      expect(video()).toMatchObject({ muted: true, loop: true, tabIndex: -1 });
      expect(Array.from(video()?.querySelectorAll('source') ?? [], ({ type }) => type)).toEqual(
        media.query(portraitScreen).matches
          ? ['video/mp4; codecs="av01.0.05M.10"', 'video/mp4; codecs="avc1.640032"']
          : ['video/mp4; codecs="av01.0.08M.10"', 'video/mp4; codecs="avc1.640033"'],
      );
    }
  },
};

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePauseReasons, watchPointerAndFocus } from '../../src/actors/watchPauseReasons.ts';
import { answerReduced, media } from './site.tsx';

let ending: AbortController;
const send = vi.fn();
const sent = () => send.mock.calls.map(([event]) => event.type);
const get = (name: string) => document.getElementsByName(name)[0] as HTMLElement;
const strip = () => document.querySelector('section') as HTMLElement;

/** Stubs `matches` for a selector that jsdom does not support. */
function answers(selector: string, matches: (element: Element) => boolean) {
  const { matches: real } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, queried: string) {
    return queried === selector ? matches(this) : real.call(this, queried);
  });
}

beforeEach(() => {
  ending = new AbortController();
  send.mockReset();
  document.body.innerHTML = `
    <section><button name="one"></button><button name="two"></button></section><button name="outside"></button>`;
});
afterEach(() => ending.abort());

describe('a visit', () => {
  test('by keyboard lasts while the focus is anywhere in it', () => {
    watchPointerAndFocus(strip(), send, ending.signal);
    get('one').focus();
    get('two').focus();
    expect(new Set(sent())).toEqual(new Set(['focus.entered']));
    get('outside').focus();
    expect(sent().at(-1)).toBe('focus.left');
  });

  test('by a press of the pointer, which focuses too, is none of the keyboard', () => {
    answers(':focus-visible', () => false);
    watchPointerAndFocus(strip(), send, ending.signal);
    get('one').focus();
    expect(sent()).toEqual([]);
    // Until a key is pressed there.
    get('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(sent()).toEqual(['focus.entered']);
  });

  test('that has begun before the script came is reported at once', () => {
    answers(':hover', (element) => element === strip());
    media.answer('(hover: hover)', true);
    get('two').focus();
    watchPointerAndFocus(strip(), send, ending.signal);
    expect(sent()).toEqual(['pointer.entered', 'focus.entered']);
  });

  test('elsewhere is not', () => {
    get('outside').focus();
    watchPointerAndFocus(strip(), send, ending.signal);
    expect(sent()).toEqual([]);
  });
});

test('a moving element reports every reason from the start until it is gone', () => {
  answerReduced(false);
  const { unmount } = renderHook(() => usePauseReasons({ current: strip() }, send));
  const happen = () => {
    send.mockReset();
    document.dispatchEvent(new Event('visibilitychange'));
    answerReduced(true);
    strip().dispatchEvent(new Event('pointerenter'));
    strip().dispatchEvent(new Event('pointerleave'));
    get('one').focus();
    get('outside').focus();
    strip().dispatchEvent(new KeyboardEvent('keydown'));
    return new Set(sent());
  };
  expect(new Set(sent())).toEqual(new Set(['motion.allowed', 'page.shown']));
  const visit = ['pointer.entered', 'pointer.left', 'focus.entered', 'focus.left'];
  expect(happen()).toEqual(new Set([...visit, 'motion.reduced', 'page.shown']));
  unmount();
  expect(happen()).toEqual(new Set());
});

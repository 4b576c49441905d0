import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyPresses } from '../../src/boot/earlyPresses.ts';

let end = () => {};

beforeAll(() => {
  const listen = vi.spyOn(document, 'addEventListener');
  keepEarlyPresses();
  const [[type, listener, options] = []] = listen.mock.calls;
  // It lasts as long as its page, which other tests share.
  end = () => document.removeEventListener(type as string, listener as EventListener, options);
  listen.mockRestore();
});
afterAll(() => {
  end();
  document.body.replaceChildren();
});

beforeEach(() => {
  document.body.innerHTML =
    '<button data-waiting><span>Menu</span></button><button>Play</button><a href="#footer"><b>All pages</b></a>';
});

const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const isKept = () => part('[data-waiting]').dataset.pressed === '';
/** True when the browser is left to act. */
const press = (selector: string) => fireEvent.click(part(selector));

test('a press of a button that waits is kept, and does nothing else yet', () => {
  const heard = vi.fn();
  part('[data-waiting]').addEventListener('click', heard);
  expect(press('span')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(isKept()).toBe(true);
});

test('other buttons work as ever', () => {
  expect(press('button:not([data-waiting])')).toBe(true);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

test('it is dropped when the visitor follows a link after it', () => {
  press('[data-waiting]');
  expect(press('b')).toBe(true);
  expect(isKept()).toBe(false);
});

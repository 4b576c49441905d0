import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyPresses } from '../../src/boot/earlyPresses.ts';

let end = () => {};

beforeAll(() => {
  const listen = vi.spyOn(document, 'addEventListener');
  keepEarlyPresses();
  const calls = [...listen.mock.calls];
  // Its listeners last as long as their page, which other tests share.
  end = () => {
    for (const [type, listener, options] of calls) document.removeEventListener(type, listener, options);
  };
  listen.mockRestore();
});
afterAll(() => end());

beforeEach(() => {
  document.body.innerHTML =
    '<button data-waiting><span>Menu</span></button><button>Play</button><button id="other" data-waiting>Details</button><a href="#footer"><b>All pages</b></a><input><select></select><textarea></textarea>';
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

test('other buttons work as ever, and drop no early press', () => {
  expect(press('button:not([data-waiting])')).toBe(true);
  expect(document.querySelector('[data-pressed]')).toBeNull();
  press('[data-waiting]');
  press('button:not([data-waiting])');
  press('#other');
  expect(isKept()).toBe(true);
});

test('it is dropped when the visitor follows a link after it', () => {
  press('[data-waiting]');
  expect(press('b')).toBe(true);
  expect(isKept()).toBe(false);
});

test.each([
  ['focusIn', 'input'],
  ['input', 'input'],
  ['input', 'select'],
  ['input', 'textarea'],
] as const)('it is dropped when the visitor goes on to a field (%s of %s)', (event, field) => {
  press('[data-waiting]');
  fireEvent[event](part('[data-waiting]'));
  expect(isKept()).toBe(true);
  fireEvent[event](part(field));
  expect(isKept()).toBe(false);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchFieldFocus } from '../../src/actors/watchFieldFocus.ts';

describe('watchFieldFocus', () => {
  const ending = { current: new AbortController() };
  const send = vi.fn();
  const sent = () => send.mock.calls.map(([event]) => event.type);
  const get = (name: string) => document.getElementsByName(name)[0] as HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = `
      <input name="line" /><select name="choice"></select><textarea name="text"></textarea>
      <input name="file" type="file" /><button name="button">Send</button>`;
    ending.current = new AbortController();
    send.mockClear();
  });
  afterEach(() => ending.current.abort());
  const watch = () => {
    watchFieldFocus(send, ending.current.signal);
    send.mockClear();
  };

  test.each(['line', 'choice', 'text', 'file'])('%s is a field', (name) => {
    watch();
    get(name).focus();
    expect(sent()).toEqual(['field.focused']);
    get(name).blur();
    expect(sent()).toEqual(['field.focused', 'field.left']);
  });

  test('a field that has the focus already counts', () => {
    get('line').focus();
    watchFieldFocus(send, ending.current.signal);
    expect(sent()).toEqual(['field.focused']);
  });

  test('a window in the background leaves no field', () => {
    watch();
    get('line').focus();
    // The browser tells the element, which stays the active one.
    get('line').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
    expect(document.activeElement).toBe(get('line'));
    expect(sent()).not.toContain('field.left');
  });

  test('a field that is taken away while it has the focus is left with the next focus', () => {
    watch();
    get('line').focus();
    get('line').remove();
    get('button').focus();
    expect(sent().at(-1)).toBe('field.left');
  });

  test('a press of another button, whose end the context menu takes, keeps no field', () => {
    get('line').focus();
    watch();
    get('line').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 2 }));
    get('button').focus();
    expect(sent().at(-1)).toBe('field.left');
  });

  test.each(['mouseup', 'dragend'])('a press that leaves a field is reported when it is over: %s', (end) => {
    vi.useFakeTimers();
    get('line').focus();
    watch();
    // `stopPropagation` in a view must not hide the event from the dock.
    for (const type of ['mousedown', end])
      get('button').addEventListener(type, (event) => event.stopPropagation());
    get('button').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    get('button').focus();
    expect(sent()).toEqual([]);
    get('button').dispatchEvent(new MouseEvent(end, { bubbles: true }));
    expect(sent(), 'the click comes first').toEqual([]);
    vi.runAllTimers();
    expect(sent()).toEqual(['field.left']);
  });
});

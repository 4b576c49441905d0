import { describe, expect, test } from 'vitest';
import { contactDigits } from '../../machines/contactNumber.ts';
import { SHUTTER } from '../../machines/navigation.machine.ts';
import { TEXT_ANIMATION_THRESHOLD } from '../../machines/textAnimation.machine.ts';
import { stripSpeed } from '../../src/features/logoStrip/useLogoStrip.ts';
import { follow, resolve } from '../support/service/document.ts';
import { declared, rulesOf, themeVariables } from './styles.ts';

/** All of an element, from its top down to its lower edge. */
const CLIPPED = 'inset(100% 0 0 0)';

test('the page is watched at the heights of header, scroll-to-top and chat link, and no others', async () => {
  const heights = await declared('ui/OffsetSentinel.css.ts', /sentinels/, 'block-size');
  expect(heights).toEqual(['0px', '300px', '50dvh']);
});

test('a text animates when 30 % of it is visible', () => {
  expect(TEXT_ANIMATION_THRESHOLD).toBe(0.3);
});

test('one slide fills the carousel', async () => {
  const shares = await declared('features/carousel/Carousel.css.ts', /_slide__\w+$/, 'flex');
  expect(shares).toEqual(['0 0 100%']);
});

test('a dialog opens and closes in 300 ms, its backdrop in 150 ms', async () => {
  const times = (selector: RegExp) => declared('ui/Modal.css.ts', selector, 'transition-duration');
  expect(await times(/^\.Modal_modal__\w+$/)).toEqual(['300ms']);
  expect(await times(/::backdrop$/)).toEqual(['150ms']);
  // It stays in the top layer until it has closed.
  const moving = await declared('ui/Modal.css.ts', /^\.Modal_modal__\w+$/, 'transition-property');
  expect(moving).toEqual(['clip-path, overlay, display']);
  const edges = await declared('ui/Modal.css.ts', /^\.Modal_modal__\w+(\[open\])?$/, 'clip-path');
  expect(edges, 'closed, open, and when it begins to open').toEqual([CLIPPED, 'inset(0)', CLIPPED]);
});

test('a picture unfolds upward', async () => {
  expect(await declared('features/imageReveal/ImageReveal.css.ts', /^from$/, 'clip-path')).toEqual([CLIPPED]);
});

test('no movement takes longer than a second', () => {
  const times = Object.entries(themeVariables).filter(([name]) => name.startsWith('--t-'));
  expect(times.length).toBeGreaterThan(0);
  expect(times.filter(([, time]) => !/^\d{1,3}ms$/.test(time))).toEqual([]);
});

test('a loader moves as long as one waits', async () => {
  const [animation] = await declared('ui/Loader.css.ts', /head/, 'animation');
  expect(animation).toMatch(/ infinite$/);
});

test('a value that the browser fills in has the colours of its wall', async () => {
  const filled = (property: string) => declared('ui/Field.css.ts', /:autofill$/, property);
  expect(await filled('-webkit-text-fill-color')).toEqual(['--wall-text']);
  expect(await filled('box-shadow')).toEqual([expect.stringContaining('--wall-ground')]);
});

test('the list of a choice has colours of its own, and forced colours show a button that does nothing', async () => {
  const list = (property: string) => declared('ui/Field.css.ts', / option$/, property);
  expect([...(await list('color')), ...(await list('background-color'))]).toEqual(['#0B0F0E', '#FFFFFF']);
  expect(await declared('ui/Button.css.ts', /aria-disabled/, 'color')).toContain('GrayText');
});

test('a telephone that is turned leaves texts their size', async () => {
  for (const property of ['text-size-adjust', '-webkit-text-size-adjust'])
    expect(await declared('theme/global.css.ts', /^html$/, property)).toEqual(['none']);
});

describe('the shutter', async () => {
  const rules = await rulesOf('shell/navigation/Navigation.css.ts');
  const statesIn = (selector: string) =>
    [...selector.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);

  test('has halves that move as long as its machine waits for them', () => {
    const times = rules.flatMap(({ selector, style: { transition } }) =>
      transition !== undefined && /::(before|after)$/.test(selector) ? transition.split(' ')[1] : [],
    );
    expect(times).toEqual(['var(--t-ui)', 'var(--t-ui)']);
    expect(themeVariables['--t-ui']).toBe(`${SHUTTER}ms`);
  });

  test('has halves that meet while it closes and is closed, and cannot be seen while it is settled', () => {
    const meeting = rules.filter(({ style }) => style.transform === 'none');
    expect(meeting.map(({ selector }) => statesIn(selector))).toEqual([
      ['closing', 'closed'],
      ['closing', 'closed'],
    ]);
    const hidden = rules.filter(({ style }) => style.visibility === 'hidden');
    expect(hidden.map(({ selector }) => statesIn(selector))).toEqual([['settled']]);
  });
});

test('strips run 1 px a frame at home and 2 px elsewhere, and a frame is 1/60 s', () => {
  expect(stripSpeed).toEqual({ home: 60, elsewhere: 120 });
});

describe('a contact number', () => {
  const number = '9876543210';

  test('loses the country code and the trunk prefix, and nothing else before it', () => {
    const beginnings = [1, 2, 3, 4].flatMap((length) =>
      Array.from({ length: 10 ** length }, (_, value) => String(value).padStart(length, '0')),
    );
    const dropped = beginnings.filter((beginning) => contactDigits(beginning + number) === number);
    expect(dropped).toEqual(['0', '91', '091', '0091']);
  });

  test('loses the digits that are too many', () => {
    expect(contactDigits(`${number}12`)).toBe(number);
  });

  test('has ten digits in the contract', () => {
    const { contact } = follow(resolve('#/components/schemas/EnquiryRequest/properties'));
    expect(follow(contact ?? null)).toMatchObject({ maxLength: 10, pattern: '^[0-9]{1,10}$' });
  });
});

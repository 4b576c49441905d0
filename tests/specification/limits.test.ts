import { describe, expect, test } from 'vitest';
import { contactDigits } from '../../machines/contactNumber.ts';
import { TEXT_ANIMATION_THRESHOLD } from '../../machines/textAnimation.machine.ts';
import { stripSpeed } from '../../src/features/logoStrip/useLogoStrip.ts';
import { follow, resolve } from '../support/service/document.ts';
import { type Rule, rulesOf } from './styles.ts';
import {
  chatButtonPart,
  contactNumber,
  dialog,
  scrolledBeyond,
  slidesAtOnce,
  stripSpeeds,
  textAnimationThreshold,
} from './values/limits.ts';

const themeVariables: Rule['style'] = Object.assign(
  {},
  ...(await rulesOf('theme/theme.css.ts'))
    .filter(({ selector }) => selector === ':root')
    .map(({ style }) => style),
);

/** The values of a property in the matching rules, with the theme's variables resolved. */
async function declared(module: string, selector: RegExp, property: string): Promise<string[]> {
  const rules = await rulesOf(module);
  return rules
    .filter((rule) => selector.test(rule.selector))
    .flatMap(({ style }) => style[property] ?? [])
    .map((value) => value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => themeVariables[name] ?? name));
}

test('the page is watched at these heights and no others', async () => {
  expect(await declared('ui/OffsetSentinel.css.ts', /sentinels/, 'block-size')).toEqual([
    `${scrolledBeyond.header}px`,
    `${scrolledBeyond.scrollToTop}px`,
    `${chatButtonPart * 100}dvh`,
  ]);
  expect(scrolledBeyond.blogFlag).toBe(scrolledBeyond.scrollToTop);
});

test('a text animates when enough of it is visible', () => {
  expect(TEXT_ANIMATION_THRESHOLD).toBe(textAnimationThreshold);
});

test('so many slides fill the carousel', async () => {
  const shares = await declared('features/carousel/Carousel.css.ts', /_slide__\w+$/, 'flex');
  expect(shares).toEqual([`0 0 ${100 / slidesAtOnce}%`]);
});

test('a dialog opens and closes in a time, its backdrop in another', async () => {
  const times = (selector: RegExp) => declared('ui/Modal.css.ts', selector, 'transition-duration');
  expect(await times(/^\.Modal_modal__\w+$/)).toEqual([`${dialog.transition}ms`]);
  expect(await times(/::backdrop$/)).toEqual([`${dialog.backdrop}ms`]);
});

test('strips run at two speeds', () => {
  expect(stripSpeed).toEqual(stripSpeeds);
});

describe('a contact number', () => {
  const { digits, prefixes } = contactNumber;
  const number = '9876543210';

  test('loses the prefixes, and nothing else before it', () => {
    const beginnings = [1, 2, 3, 4].flatMap((length) =>
      Array.from({ length: 10 ** length }, (_, value) => String(value).padStart(length, '0')),
    );
    const dropped = beginnings.filter((beginning) => contactDigits(beginning + number) === number);
    expect(dropped).toEqual(prefixes);
  });

  test('loses the digits that are too many', () => {
    expect(contactDigits(`${number}12`)).toBe(number);
  });

  test('has as many digits in the contract', () => {
    const { contact } = follow(resolve('#/components/schemas/EnquiryRequest/properties'));
    expect(follow(contact ?? null)).toMatchObject({ maxLength: digits, pattern: `^[0-9]{1,${digits}}$` });
  });
});

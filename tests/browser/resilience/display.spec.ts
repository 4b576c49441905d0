import type { Page } from '@playwright/test';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, reading, test } from '../fixtures.ts';
import { field, fillForm, form, openForm, submitButton } from '../form.ts';
import { hydrated } from '../hydrated.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('zoomed to 400% on a screen of 1280 by 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/contact', '/']) {
    test(`the form of ${path} is filled in, corrected and sent`, async ({ page, site }) => {
      await openForm(page, site.url + path);
      await fillForm(page, { ...typed, companyName: ' ' });
      await field(page, 'name').focus();
      for (const name of ['companyName', 'email', 'contact', 'service', 'message'] as const) {
        await page.keyboard.press('Tab');
        await expect(field(page, name)).toBeFocused();
        await seeInTheClear(page);
      }
      await submitButton(page).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert.getByRole('button', { name: 'OK' })).toBeInViewport();
      await alert.getByRole('button', { name: 'OK' }).click();
      await field(page, 'companyName').fill(typed.companyName);
      await page.route('**/api/contactUs', (route) =>
        route.fulfill({ json: { success: false, message: 'We take no more enquiries. '.repeat(20) } }),
      );
      await submitButton(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('We take no more');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

/** The middle of the focused element is visible: nothing sticky covers it. */
const seeInTheClear = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        const middle = document.elementFromPoint(
          x + width / 2,
          y + Math.min(height, window.innerHeight - y) / 2,
        );
        return middle === element;
      }),
    )
    .toBe(true);

/** WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** The texts that are clipped by a box around them or by the window. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    /** The nearest box that clips, unless one that scrolls is nearer. */
    const cutting = (element: Element | null, axis: 'overflowX' | 'overflowY'): DOMRect | undefined => {
      if (element === null) return axis === 'overflowX' ? new DOMRect(0, 0, window.innerWidth) : undefined;
      const overflow = getComputedStyle(element)[axis];
      if (['auto', 'scroll'].includes(overflow)) return undefined;
      return ['hidden', 'clip'].includes(overflow)
        ? element.getBoundingClientRect()
        : cutting(element.parentElement, axis);
    };
    const isCut = (text: Text) => {
      const { parentElement } = text;
      if (text.data.trim() === '' || !parentElement?.checkVisibility({ visibilityProperty: true }))
        return false;
      // The other slides are outside the frame on purpose.
      if (parentElement.closest('[aria-roledescription="slide"]')) return false;
      // Text for screen readers is hidden by clipping.
      for (let at: Element | null = parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none') return false;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const across = cutting(parentElement, 'overflowX') ?? words;
      const down = cutting(parentElement, 'overflowY') ?? words;
      return words.right > across.right + 1 || words.left < across.left - 1 || words.bottom > down.bottom + 1;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (isCut(texts.currentNode as Text)) cut.push(texts.currentNode.textContent ?? '');
    return cut;
  });

reading.describe('with wider spacing of text', () => {
  for (const path of [
    '/',
    '/about-us',
    '/clients',
    '/services',
    '/services/seo',
    '/blog',
    '/careers',
    '/contact',
    '/blog/understanding-media-buying',
  ]) {
    reading(`${path} cuts nothing off`, async ({ page, site }) => {
      await page.goto(site.url + path);
      await hydrated(page);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => cutOff(page), `at ${width} px`).toEqual([]);
        const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect
          .poll(scrollWidth, `it does not scroll sideways at ${width} px`)
          .toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active', contrast: 'more' } });

  test('fields, buttons and the focus are seen by their edges, and an enquiry is sent', async ({
    page,
    site,
  }) => {
    await openForm(page, `${site.url}/contact`);
    const controls = form(page).locator('input, select, textarea, button');
    for (const control of await controls.all()) {
      await control.focus();
      const edges = () =>
        control.evaluate((element) => {
          const {
            borderTopStyle,
            borderTopWidth,
            borderTopColor,
            outlineStyle,
            outlineWidth,
            backgroundColor,
          } = getComputedStyle(element);
          return {
            border: borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1,
            isSeen: borderTopColor !== backgroundColor,
            focus: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          };
        });
      await expect
        .poll(edges, await control.innerText())
        .toEqual({ border: true, isSeen: true, focus: true });
    }
    await fillForm(page);
    await submitButton(page).click();
    await page.waitForURL('**/thankyou');
  });
});

import type { Locator, Page } from '@playwright/test';
import { contrastRatio, luminance } from '../../src/theme/contrast.ts';
import { resume } from '../modelInputs/careers.ts';
import { chooser, cvField, payloadOf } from './careersPage.ts';
import { bringDock, chat, SMALL, top } from './dock.ts';
import { expect, readOnlyTest as test, test as touchTest } from './fixtures.ts';
import { visit } from './hydrated.ts';

/** The contrast of an element's words and icons with their ground. */
async function contrastOf(element: Locator): Promise<number> {
  const [words = 0, ground = 0] = (
    await element.evaluate((inner) => {
      let around = inner;
      while (getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)' && around.parentElement)
        around = around.parentElement;
      return [getComputedStyle(inner).color, getComputedStyle(around).backgroundColor];
    })
  ).map((colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
    return luminance([red, green, blue]);
  });
  return contrastRatio(words, ground);
}

async function canBeReadUnderPointer(control: Locator): Promise<void> {
  await control.hover();
  const html = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 120));
  await expect.poll(() => contrastOf(control), html).toBeGreaterThanOrEqual(4.5);
}

/** One control of each look not seen so far: those with the same classes on the same wall look alike. */
async function newLooks(page: Page, seen: Set<string>): Promise<Locator[]> {
  // On an idle page the film's player replaces this link, and other controls would count as one less.
  await expect(page.getByRole('link', { name: 'Open the film' })).toHaveCount(0);
  const controls = page.locator('main :is(a[href], button, summary), header a[href], footer a[href]');
  const looks = await controls.evaluateAll((all) =>
    all.map((control) =>
      control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
        ? `${control.className} ${control.closest('[data-wall]')?.getAttribute('data-wall')}`
        : '',
    ),
  );
  return looks.flatMap((look, index) => {
    if (look === '' || seen.has(look)) return [];
    seen.add(look);
    return controls.nth(index);
  });
}

test('every kind of control can be read under the pointer', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ['/', '/services/seo', '/blog/understanding-media-buying', '/careers', '/contact']) {
    await test.step(path, async () => {
      await visit(page, path);
      if (path === '/careers') await cvField(page).setInputFiles(payloadOf(resume));
      const controls = await newLooks(page, seen);
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) await canBeReadUnderPointer(control);
    });
  }

  await test.step('a square with an icon keeps its edges', async () => {
    await visit(page, '/');
    for (const name of ['Play the film', 'Next slide']) {
      const square = page.getByRole('button', { name });
      await page.mouse.move(2, 2);
      const edge = await square.evaluate((element) => getComputedStyle(element).borderTopColor);
      await canBeReadUnderPointer(square);
      await expect(square).toHaveCSS('border-top-color', edge);
    }
  });

  await test.step('so can the dock and the links of the menu', async () => {
    for (const width of [1440, SMALL.width]) {
      await page.setViewportSize({ width, height: SMALL.height });
      await bringDock(page);
      for (const shortcut of [top(page), chat(page)]) await canBeReadUnderPointer(shortcut);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const link of await page.locator('#menu-sheet a').all()) await canBeReadUnderPointer(link);
  });
});

touchTest.describe('on a touch screen, where the pointer stays on what was tapped', () => {
  touchTest.use({ viewport: SMALL, hasTouch: true, isMobile: true });

  touchTest('a tapped control looks as before', async ({ page }) => {
    const lookOf = (element: Locator) =>
      element.evaluate((inner) =>
        [null, '::before'].map((part) => {
          const { backgroundColor, fontStretch, textDecorationLine, translate } = getComputedStyle(
            inner,
            part,
          );
          return { backgroundColor, fontStretch, textDecorationLine, translate };
        }),
      );
    const looksAsBefore = async (control: Locator, part = control) => {
      const before = await lookOf(part);
      await control.hover();
      await expect.poll(() => control.evaluate((element) => element.matches(':hover'))).toBe(true);
      await control.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      expect(await lookOf(part)).toEqual(before);
    };
    await visit(page, '/');
    for (const name of ['Next slide', 'Submit', /^Slide 3/])
      await looksAsBefore(page.getByRole('button', { name }));
    const rows = page.locator('main details:not([open]) > summary');
    await looksAsBefore(rows.first(), rows.first().getByRole('heading'));
    await visit(page, '/careers');
    await looksAsBefore(chooser(page), chooser(page).getByText('Choose a file'));
    await visit(page, '/services/seo');
    const question = page.locator('main summary').first();
    await looksAsBefore(question);
    await looksAsBefore(question, question.locator('svg [class]').first());
  });
});

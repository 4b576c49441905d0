import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { accessibilityTree } from './accessibilityTree.ts';
import { bringDock, chat, NARROWEST, SMALL, top } from './dock.ts';
import { expect, test } from './fixtures.ts';
import { field, fillForm, openForm, skipValidation, submitButton } from './form.ts';
import { hydrated } from './hydrated.ts';

/** Records every later state of the dock. */
async function noteStates(page: Page): Promise<() => Promise<string[]>> {
  await page.locator('aside').evaluate((dock) => {
    const states: (string | undefined)[] = [];
    new MutationObserver(() => states.push(dock.dataset.state)).observe(dock, {
      attributeFilter: ['data-state'],
    });
    Object.assign(window, { dockStates: states });
  });
  return () => page.evaluate(() => Reflect.get(window, 'dockStates') as string[]);
}

const FIELDS = ['name', 'companyName', 'email', 'contact', 'service', 'message'] as const;

test.describe('while a field has the focus', () => {
  test('the dock stands aside, and comes back when the fields are left', async ({ page }) => {
    await openForm(page, '/contact');
    await hydrated(page);
    // The walk of its machine has the other widths.
    await page.setViewportSize({ width: 768, height: 800 });
    await bringDock(page);
    const statesSince = await noteStates(page);

    await field(page, 'name').focus();
    for (const name of FIELDS) {
      await expect(field(page, name)).toBeFocused();
      await expect(top(page)).toBeHidden();
      await expect(chat(page)).toBeHidden();
      await page.keyboard.press('Tab');
    }
    await expect(submitButton(page)).toBeFocused();
    await expect(top(page)).toBeVisible();
    await expect(chat(page)).toBeVisible();
    expect(await statesSince(), 'from field to field it stays aside').toEqual(['aside', 'present']);

    await field(page, 'message').click();
    await expect(chat(page)).toBeHidden();
    const names = (await accessibilityTree(page)).map(({ name }) => name);
    expect(names.filter((name) => /Shortcuts|^Chat with us/.test(name))).toEqual([]);
    await page.getByRole('heading', { level: 2 }).first().click();
    await expect(chat(page)).toBeVisible();
  });

  test('nothing lies over what is wrong with it', async ({ page, assistedSite }) => {
    await page.setViewportSize(SMALL);
    await openForm(page, `${assistedSite.url}/contact`);
    await fillForm(page, { name: ' ' });
    await skipValidation(page);
    await submitButton(page).click();
    await page.getByRole('button', { name: enquiryWords.ok }).click();
    await expect(field(page, 'name')).toBeFocused();
    await field(page, 'email').focus();
    await field(page, 'name').evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 60, behavior: 'instant' });
      element.focus();
    });
    const label = await page.locator('label').first().boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(label?.y, 'its label is in sight').toBeGreaterThan(header?.height ?? 0);

    for (const size of [SMALL, NARROWEST]) {
      await page.setViewportSize(size);
      for (const name of FIELDS) {
        await field(page, name).focus();
        const message = page.getByText(enquiryWords.errors[name]);
        // The dock's place on other pages.
        await message.evaluate((element) => {
          const { bottom } = element.getBoundingClientRect();
          window.scrollBy({ top: bottom - window.innerHeight + 16, behavior: 'instant' });
        });
        const coveredBy = () =>
          message.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()].flatMap(({ left, right, top: upper, bottom }) =>
              [
                [left + 2, upper + 2],
                [right - 2, bottom - 2],
              ]
                .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
                .filter((hit) => hit !== element)
                .map((hit) => hit?.outerHTML.slice(0, 80)),
            );
          });
        await expect.poll(coveredBy, `${name} at ${size.width} px`).toEqual([]);
      }
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: SMALL, hasTouch: true });

    test('the dock comes back when a press is over, and does not catch it', async ({ page }) => {
      await openForm(page, '/contact');
      await hydrated(page);
      await field(page, 'name').click();
      await expect(page.locator('aside')).toHaveAttribute('data-state', 'aside');
      await field(page, 'email').click();
      await page.mouse.move(4, 400);
      await page.mouse.down();
      await expect(field(page, 'email')).not.toBeFocused();
      await page.mouse.up();
      await expect(page.locator('aside')).toHaveAttribute('data-state', 'present');

      await skipValidation(page);
      for (const pointer of ['mouse', 'finger']) {
        await bringDock(page);
        await field(page, 'message').focus();
        await expect(chat(page)).toBeHidden();
        // The place of the bar.
        await submitButton(page).evaluate((element) => {
          const { bottom } = element.getBoundingClientRect();
          window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
        });
        const box = await submitButton(page).boundingBox();
        const x = (box?.x ?? 0) + 20;
        const y = (box?.y ?? 0) + (box?.height ?? 0) - 20;
        if (pointer === 'finger') await page.touchscreen.tap(x, y);
        else {
          await page.mouse.move(x, y);
          await page.mouse.down();
          await expect(submitButton(page)).toBeFocused();
          await page.mouse.up();
        }
        await expect(page.getByRole('alertdialog'), pointer).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toBeHidden();
        // Moves the focus away from the first invalid field.
        await submitButton(page).focus();
      }
    });
  });
});

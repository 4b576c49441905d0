import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { accessibilityTree } from './accessibilityTree.ts';
import { onePageOfEachKind } from './builtPages.ts';
import { SCREENS } from './everyState.ts';
import { expect, reading, test } from './fixtures.ts';
import { field, fillForm, form, openForm, submitButton } from './form.ts';
import { hydrated } from './hydrated.ts';
import { unknownPageNoted } from './unknownPage.ts';

const SMALL = { width: SCREENS.small, height: 800 };
const NARROWEST = { width: 320, height: 800 };

const top = (page: Page) => page.getByRole('button', { name: 'Back to top', includeHidden: true });
const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us', includeHidden: true });
const scrollTo = (page: Page, y: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);

/** Scrolls past both thresholds. */
async function bringDock(page: Page): Promise<void> {
  await scrollTo(page, 500);
  await expect(top(page)).toBeVisible();
  await expect(chat(page)).toBeVisible();
}

/**
 * Scrolls through the page in steps, and lists the lines and controls that the dock covers in a part of their width.
 */
const cutByDock = (page: Page) =>
  page.evaluate(() => {
    const STEP = 24;
    const range = document.createRange();
    const boxesOf = (node: Node) => {
      if (node instanceof Element) return [node.getBoundingClientRect()];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const nodes: Node[] = [
      ...document.querySelectorAll(':is(main, footer) :is(a, button, input, select, textarea)'),
    ];
    for (const part of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) nodes.push(texts.currentNode);
    }
    const isShown = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
    const shown = nodes.filter(isShown);
    const dock = [...document.querySelectorAll('aside > *')].map((element) =>
      element.getBoundingClientRect(),
    );
    const left = Math.min(...dock.map((box) => box.left));
    const right = Math.max(...dock.map((box) => box.right));
    const upper = Math.min(...dock.map((box) => box.top));
    const lower = Math.max(...dock.map((box) => box.bottom));

    const cut = new Set<string>();
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let y = 500; y < end + STEP; y += STEP) {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (const node of shown) {
        for (const box of boxesOf(node)) {
          const isBeside = box.bottom > upper && box.top < lower;
          const isUnder = isBeside && box.right > left && box.left < right;
          const isOut = Math.max(box.left, 0) < left || Math.min(box.right, window.innerWidth) > right;
          if (isUnder && isOut) cut.add(`${node.nodeName} ${node.textContent?.trim().slice(0, 60)}`);
        }
      }
    }
    return [...cut];
  });

/** Scrolls to the page's end, which may move while pictures load, and expects its last line above the dock. */
async function seesEndAboveDock(page: Page): Promise<void> {
  const gap = async () => {
    await page.keyboard.press('End');
    const last = await page.getByRole('list', { name: 'Social profiles' }).boundingBox();
    const dock = await chat(page).boundingBox();
    return (dock?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
}

reading.describe('on a telephone', () => {
  reading.use({ expectedConsole: unknownPageNoted });

  for (const path of onePageOfEachKind) {
    reading(
      `${path}: the dock cuts no line and no control, and the page ends above it`,
      async ({ page, site }) => {
        await page.setViewportSize(SMALL);
        await page.goto(site.url + path);
        await hydrated(page);
        await bringDock(page);
        expect(await cutByDock(page)).toEqual([]);

        expect((await chat(page).boundingBox())?.height, 'it takes little room').toBeLessThanOrEqual(56);
        await seesEndAboveDock(page);
      },
    );
  }

  // From 300 px on, and past half the viewport's height: on a low one the other way round.
  for (const { height, y, alone, absent } of [
    { height: 800, y: 350, alone: top, absent: chat },
    { height: 500, y: 275, alone: chat, absent: top },
  ]) {
    reading(`the one that is shown at ${y} of ${height} px has the whole bar`, async ({ page, site }) => {
      await page.setViewportSize({ width: SMALL.width, height });
      await page.goto(`${site.url}/blog/understanding-media-buying`);
      await hydrated(page);
      await scrollTo(page, y);
      await expect(alone(page)).toBeVisible();
      await expect(absent(page)).toBeHidden();
      expect(await alone(page).boundingBox()).toMatchObject({ x: 0, width: SMALL.width });

      await bringDock(page);
      expect((await chat(page).boundingBox())?.width).toBe(SMALL.width / 2);
      expect((await top(page).boundingBox())?.width).toBe(SMALL.width / 2);
    });
  }

  reading('its words stand on one line on the narrowest screen', async ({ page, site }) => {
    await page.setViewportSize(NARROWEST);
    await page.goto(`${site.url}/services`);
    await hydrated(page);
    await bringDock(page);
    for (const words of [top(page), chat(page)].map((shortcut) => shortcut.locator('span'))) {
      expect((await words.boundingBox())?.height).toBeLessThan(24);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL });

  test('the chat link is always there, and the page ends above it', async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    await expect(top(page)).toBeHidden();
    expect(await chat(page).boundingBox()).toMatchObject({ x: 0, width: SMALL.width });
    await seesEndAboveDock(page);
  });
});

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
  for (const width of [SMALL.width, 768, SCREENS.wide]) {
    test(`the dock stands aside at ${width} px, and comes back when the fields are left`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openForm(page, `${site.url}/contact`);
      await hydrated(page);
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
      expect((await accessibilityTree(page)).map(({ name }) => name)).not.toContain('Chat with us');
      await page.getByRole('heading', { level: 2 }).first().click();
      await expect(chat(page)).toBeVisible();
    });
  }

  test('a field that had the focus before the page was hydrated counts', async ({ page, site }) => {
    await page.setViewportSize(SMALL);
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
    await field(page, 'companyName').focus();
    await hydrated(page);
    await expect(field(page, 'companyName')).toBeFocused();
    await expect(page.locator('aside')).toHaveAttribute('data-state', 'aside');
  });

  test('a page that is left from a field has its dock', async ({ page, site }) => {
    await page.setViewportSize(SMALL);
    await page.goto(`${site.url}/careers`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
    await field(page, 'name').focus();
    await expect(page.locator('aside')).toHaveAttribute('data-state', 'aside');
    await page.goBack();
    await expect(page).toHaveURL(/careers/);
    await expect(page.locator('aside')).toHaveAttribute('data-state', 'present');
  });

  for (const size of [SMALL, NARROWEST]) {
    test(`nothing lies over what is wrong with it at ${size.width} px`, async ({ page, assistedSite }) => {
      await page.setViewportSize(size);
      await openForm(page, `${assistedSite.url}/contact`);
      await fillForm(page, { name: ' ' });
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await submitButton(page).click();
      await page.getByRole('button', { name: enquiryWords.ok }).click();
      await expect(field(page, 'name')).toBeFocused();

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
        await expect.poll(coveredBy, name).toEqual([]);
      }
    });
  }

  test.describe('without motion', () => {
    test.use({ viewport: SMALL, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    for (const pointer of ['mouse', 'finger'] as const) {
      test(`a press by ${pointer} that leaves the field is not caught by what comes back`, async ({
        page,
        site,
      }) => {
        await openForm(page, `${site.url}/contact`);
        await hydrated(page);
        await form(page).evaluate((element: HTMLFormElement) => {
          element.noValidate = true;
        });
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
        await expect(page.getByRole('alertdialog')).toBeVisible();
      });
    }

    test('the dock comes back when the press is over', async ({ page, site }) => {
      await openForm(page, `${site.url}/contact`);
      await hydrated(page);
      await field(page, 'name').click();
      await expect(page.locator('aside')).toHaveAttribute('data-state', 'aside');
      await field(page, 'email').click();
      await page.mouse.move(4, 400);
      await page.mouse.down();
      await expect(field(page, 'email')).not.toBeFocused();
      await page.mouse.up();
      await expect(page.locator('aside')).toHaveAttribute('data-state', 'present');
    });
  });
});

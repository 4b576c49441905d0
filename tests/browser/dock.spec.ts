import type { Page } from '@playwright/test';
import { onePageOfEachKind } from './builtPages.ts';
import { bringDock, chat, NARROWEST, SMALL, scrollTo, top } from './dock.ts';
import { expect, reading, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { unknownPageNoted } from './unknownPage.ts';

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

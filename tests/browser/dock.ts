import { expect, type Page } from '@playwright/test';
import { SCREENS } from './everyState.ts';

/** Locators and actions of the dock. */

export const SMALL = { width: SCREENS.small, height: 800 };
export const NARROWEST = { width: 320, height: 800 };

export const top = (page: Page) => page.getByRole('button', { name: 'Back to top', includeHidden: true });
export const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us', includeHidden: true });
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);

/** Scrolls past both thresholds. */
export async function bringDock(page: Page): Promise<void> {
  await scrollTo(page, 500);
  await expect(top(page)).toBeVisible();
  await expect(chat(page)).toBeVisible();
}

/** Scrolls to the page's end, which may move while pictures load, and expects its last line above the dock. */
export async function seesEndAboveDock(page: Page): Promise<void> {
  const gap = async () => {
    await page.keyboard.press('End');
    const last = await page.getByRole('list', { name: 'Social profiles' }).boundingBox();
    const dock = await chat(page).boundingBox();
    return (dock?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
}

/** The lines and controls of the page that the dock, once there, covers in a part of their width. */
export const cutByDock = (page: Page) =>
  page.evaluate(() => {
    const STEP = 24;
    const START = 500;
    const end = document.documentElement.scrollHeight - window.innerHeight;
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
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const isShown = (node: Node) =>
      elementOf(node)?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const staysInWindow = (node: Node) => {
      let around = elementOf(node);
      while (around && !/sticky|fixed/.test(getComputedStyle(around).position)) around = around.parentElement;
      return around !== null;
    };
    const dock = [...document.querySelectorAll('aside > *')].map((element) =>
      element.getBoundingClientRect(),
    );
    const left = Math.min(...dock.map((box) => box.left));
    const right = Math.max(...dock.map((box) => box.right));
    const upper = Math.min(...dock.map((box) => box.top));
    const lower = Math.max(...dock.map((box) => box.bottom));
    /** True when the dock covers a part of the width of a box, anywhere in a stretch of scrolling. */
    const isCut = (box: DOMRect, from: number, to: number) =>
      box.bottom > upper + from &&
      box.top < lower + to &&
      box.right > left &&
      box.left < right &&
      (Math.max(box.left, 0) < left || Math.min(box.right, window.innerWidth) > right);

    const shown = nodes.filter(isShown);
    const { scrollY } = window;
    const cut = shown.filter(
      (node) =>
        !staysInWindow(node) && boxesOf(node).some((box) => isCut(box, START - scrollY, end - scrollY)),
    );
    const staying = shown.filter(staysInWindow);
    for (let y = START; staying.length > 0 && y < end + STEP; y += STEP) {
      window.scrollTo({ top: y, behavior: 'instant' });
      cut.push(...staying.filter((node) => boxesOf(node).some((box) => isCut(box, 0, 0))));
    }
    return [...new Set(cut)].map((node) => `${node.nodeName} ${node.textContent?.trim().slice(0, 60)}`);
  });

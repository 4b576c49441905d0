import { bringDock, chat, NARROWEST, SMALL, scrollTo, top } from './dock.ts';
import { expect, readOnlyTest as test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { coveredTargets } from './targets.ts';

test('on a telephone the one button that is shown has the whole bar, and both have half of it', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await visit(page, '/blog/understanding-media-buying');
  // Beyond 300 px the top button shows, past half the viewport the chat link; in a low viewport the chat link is first.
  for (const { height, y, alone, absent } of [
    { height: 800, y: 350, alone: top, absent: chat },
    { height: 500, y: 275, alone: chat, absent: top },
  ])
    await test.step(`at ${y} of ${height} px`, async () => {
      await page.setViewportSize({ width: SMALL.width, height });
      await scrollTo(page, y);
      await expect(alone(page)).toBeVisible();
      await expect(absent(page)).toBeHidden();
      expect(await alone(page).boundingBox()).toMatchObject({ x: 0, width: SMALL.width });

      await bringDock(page);
      expect((await chat(page).boundingBox())?.width).toBe(SMALL.width / 2);
      expect((await top(page).boundingBox())?.width).toBe(SMALL.width / 2);
    });
});

test('on a wide screen it stands in a corner, which lets presses through where it is empty, and covers no control; on the narrowest its words stand on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, '/services');
  await expect(chat(page)).toBeHidden();
  const pressed = () => page.evaluate(() => document.elementFromPoint(1400, 760)?.closest('aside'));
  expect(await pressed()).toBeNull();
  expect(await chat(page).boundingBox()).toMatchObject({ x: 1440 - 12 - 56, y: 800 - 12 - 56 });
  await scrollTo(page, 350);
  await expect(top(page)).toBeVisible();
  expect(await pressed(), 'the place of the other button').toBeNull();

  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await bringDock(page);
    expect(await coveredTargets(page), `at ${width} px`).toEqual([]);
  }

  await page.setViewportSize(NARROWEST);
  await bringDock(page);
  for (const words of [top(page), chat(page)].map((shortcut) => shortcut.locator('> span')))
    expect((await words.boundingBox())?.height).toBeLessThan(24);
});

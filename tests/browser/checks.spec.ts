import { expectNoAxeViolations } from './axe.ts';
import { misfitsIn } from './cutText.ts';
import { expect, test } from './fixtures.ts';

// Tests of the checks that other tests use: each finds its mistake.

test.fail('an unexpected error in the console fails a test', async ({ page }) => {
  const said = page.waitForEvent('console');
  await page.evaluate(() => console.error('unexpected'));
  await said;
});

test.fail('an exception that a page does not catch fails a test', async ({ page }) => {
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('unexpected'))));
  await thrown;
});

test('axe finds a picture without a text', async ({ page }) => {
  await page.setContent('<main><img src="data:,"></main>');
  await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt');
});

test('a text that a box cuts is found, one that the window cuts or touches, and one over another', async ({
  page,
}) => {
  await page.setContent(`
    <style>body { margin: 20px }</style>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut by its box</p>
    <p style="margin-left: calc(100vw - 60px); white-space: nowrap">Cut by the window</p>
    <p style="margin-left: -16px">At its side</p>
    <p>Whole</p>
    <p style="margin-top: -32px">Over it</p>
  `);
  const { cut, over, overflow } = await misfitsIn(page, {});
  expect(cut).toEqual(['Cut by its box', 'Cut by the window', 'At its side']);
  expect(over).toEqual(['Over it / Whole']);
  expect(overflow).toBeGreaterThan(0);
});

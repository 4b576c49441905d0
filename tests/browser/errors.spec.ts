import { FAILING_PAGE, FAILURE } from './failingPage.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './hydrated.ts';

test.describe('the error catalogue', () => {
  test.use({
    expectedConsole: /The wall fell down|Loading chunk|Failed to load resource|dynamically imported module/,
  });

  test('an uncaught rendering error shows its message; header and footer survive, and there is a way home', async ({
    page,
  }) => {
    const ways = {
      'a page that a link opens': async () => {
        await visit(page, '/');
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      },
      'the first page': () => page.goto('/contact'),
    };
    await page.route('**/static/js/contact-*.js', (route) =>
      route.fulfill({ body: FAILING_PAGE, contentType: 'text/javascript' }),
    );
    const heading = page.getByRole('heading', { level: 1 });
    for (const [what, open] of Object.entries(ways))
      await test.step(what, async () => {
        await open();
        await expect(heading).toHaveText('Unexpected Application Error!');
        await expect(page.getByText(FAILURE)).toBeVisible();
        // It may be the address of a file.
        await expect(page.getByText(FAILURE)).toHaveCSS('overflow-wrap', 'anywhere');
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.getByRole('link', { name: 'Go Back to Home' }).click();
        await expect(heading).toContainText('Framing People Centric Experiences');
      });
  });

  test('a mangled address shows the not-found page, hydrated too', async ({ page }) => {
    await visit(page, '/100%');
    await expect(page.getByRole('heading', { level: 1 })).toContainText("DON'T CRY");
    await expect(page).toHaveTitle(/^Page not found/);
  });

  test('an inspector that does not arrive leaves the page working', async ({ page }) => {
    await page.route('**/static/js/inspectors-*.js', (route) => route.abort());
    await visit(page, '/contact?inspect=console');
  });

  test("a picture that does not arrive is called 'Image not found', and its box keeps its size (ERROR-1)", async ({
    page,
  }) => {
    // Dhruvanto's logo is wider than its cell.
    for (const [path, width, images] of [
      ['/contact', 1280, ['main picture > img']],
      ['/clients', 1280, ['main img[src*=logos]', 'main img[src$=dhruvanto]', 'main img[src*=industries]']],
      ['/services/seo', 768, ['main img[src$=dhruvanto]']],
    ] as const)
      await test.step(path, async () => {
        await page.setViewportSize({ width, height: 800 });
        const boxes = () =>
          Promise.all(
            images.map(async (image) => {
              const box = await page.locator(image).first().boundingBox();
              return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
            }),
          );
        await page.goto(path);
        const expected = await boxes();
        await page.route('**/static/{svg,avif,webp}/**', (route) => route.abort());
        await page.reload();
        for (const image of images) {
          await page.locator(image).first().scrollIntoViewIfNeeded();
          await expect(page.locator(image).first()).toHaveAttribute('alt', 'Image not found');
        }
        await expect.poll(boxes).toEqual(expected);
        await page.unrouteAll();
      });
  });
});

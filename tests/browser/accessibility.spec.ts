import { type AccessibleNode, accessibilityTree } from './accessibilityTree.ts';
import { builtPages } from './builtPages.ts';
import { cutText, lettersOf, setLetters } from './cutText.ts';
import { expect, reading as test } from './fixtures.ts';
import { targetsOf } from './targets.ts';
import { unknownPageNoted } from './unknownPage.ts';

/** What every page is to everybody (WCAG 2.2 AA), read from the page as the browser shows it. */
test.use({ expectedConsole: unknownPageNoted });

const WIDE = 1440;
const SMALL = 390;
const NARROWEST = 320;

const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'Video',
]);
const LANDMARKS = new Set(['banner', 'main', 'contentinfo', 'navigation', 'complementary', 'form']);

/** Words that say nothing by themselves, as in a list of a page's links. */
const VAGUE = /^((click |right )?here|this|link|go|start|(read |see |learn )?more)$/i;

const named = (nodes: readonly AccessibleNode[], role: string) =>
  nodes.filter((node) => node.role === role).map(({ name }) => name);

function seesNames(nodes: readonly AccessibleNode[]) {
  const nameless = nodes.filter(
    ({ role, name }) => (CONTROLS.has(role) || role === 'image' || role === 'region') && name.trim() === '',
  );
  expect(nameless, 'every control, picture and region has a name').toEqual([]);
  const odd = nodes.filter(({ role, name }) => role === 'link' && /^\s|\s$|\s{2}|@\s/.test(name));
  expect(odd, 'a link is called by the words that are seen').toEqual([]);
  const vague = nodes.filter(({ role, name }) => role === 'link' && VAGUE.test(name));
  expect(vague, 'a link says where it leads').toEqual([]);
}

function seesHeadings(nodes: readonly AccessibleNode[]) {
  const levels = nodes.filter(({ role }) => role === 'heading').map(({ level = 0 }) => level);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(gaps, `headings go down one level at a time: ${levels.join(' ')}`).toEqual([]);
}

function seesLandmarks(nodes: readonly AccessibleNode[]) {
  for (const role of ['banner', 'main', 'contentinfo']) expect(named(nodes, role), role).toHaveLength(1);
  expect(named(nodes, 'navigation')).toEqual(expect.arrayContaining(['Main', 'Agency', 'Services']));
  expect(named(nodes, 'complementary')).toEqual(['Shortcuts']);
  const landmarks = nodes
    .filter(({ role }) => LANDMARKS.has(role))
    .map(({ role, name }) => `${role} ${name}`);
  expect(landmarks, 'no two landmarks are called the same').toEqual([...new Set(landmarks)]);
}

for (const path of builtPages) {
  test(`${path} is the same to everybody: names, headings, landmarks, targets`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');

    for (const width of [WIDE, SMALL]) {
      await page.setViewportSize({ width, height: 844 });
      const nodes = await accessibilityTree(page);
      expect(nodes[0], 'the document is called by its title').toMatchObject({
        role: 'RootWebArea',
        name: await page.title(),
      });
      seesNames(nodes);
      seesHeadings(nodes);
      seesLandmarks(nodes);

      const targets = await targetsOf(page);
      expect(
        targets.filter(({ isEnough }) => !isEnough),
        `targets are large enough, or far enough apart, at ${width} px`,
      ).toEqual([]);
      expect(
        targets.filter(({ isPrimary, width, height }) => isPrimary && Math.min(width, height) < 48),
        `the main targets are at least 48 px each way at ${width} px`,
      ).toEqual([]);
    }

    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids, 'no two elements have one id').toEqual([...new Set(ids)]);

    const links = await page.locator('main a[href]').evaluateAll((elements) =>
      elements
        .filter((element) => element.closest('[inert]') === null)
        .map((element) => ({
          href: element.getAttribute('href') ?? '',
          // With what describes it: an opening's name, for one.
          words: [
            element.getAttribute('aria-label') ?? element.textContent,
            element.getAttribute('aria-description'),
            ...(element.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .map((id) => document.getElementById(id)?.textContent),
          ].join(' '),
        })),
    );
    for (const { href, words } of links) {
      const others = links.filter((other) => other.words === words && other.href !== href);
      expect(others, `'${words}' leads to one place only`).toEqual([]);
    }
  });

  test(`${path} can be read in other letters: spacing, size, a narrow screen`, async ({ page, site }) => {
    // The test before has opened it, unless that one failed.
    if (page.url() !== site.url + path) await page.goto(site.url + path, { waitUntil: 'networkidle' });
    for (const width of [WIDE, SMALL, NARROWEST]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [setting, letters] of Object.entries(lettersOf)) {
        // A screen of 320 px is one of 1280 at four times its size already.
        if (width === NARROWEST && letters === lettersOf.doubled) continue;
        await setLetters(page, letters);
        expect(await cutText(page), `nothing is cut off at ${width} px, ${setting}`).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `nothing scrolls sideways at ${width} px, ${setting}`).toBeLessThanOrEqual(width);
      }
    }
    await setLetters(page, lettersOf.plain);
  });
}

test('the links of the menu are main targets, and can be read in the spacing of WCAG 1.4.12', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: SMALL, height: 844 });
  await page.goto(`${site.url}/contact`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Menu' }).click();
  const targets = await targetsOf(page);
  expect(targets.filter(({ isInMenu }) => isInMenu)).toHaveLength(8);
  expect(targets.filter(({ width, height }) => Math.min(width, height) < 48)).toEqual([]);
  await setLetters(page, lettersOf.spaced);
  const widths = await page
    .locator('#menu-sheet')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(widths.scrollWidth).toBe(widths.clientWidth);
  await setLetters(page, lettersOf.plain);
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 at levels A and AA, the earlier versions' included, and what is good practice beside them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where words lie over a picture or a pattern axe cannot tell; `tests/content/contrast.test.ts` knows every pair. */
const LEFT_OPEN = 'color-contrast';

/**
 * Asserts that axe finds nothing on the page, or in the parts of it that `include` selects. In Chromium alone: axe reads the
 * document, which is the same in every engine.
 */
export async function seesNoFinding(
  page: Page,
  { include = [], about }: { include?: readonly string[]; about?: string } = {},
) {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  // Our pages have no frames: what axe would open a second page for, it can do in the first.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  for (const part of include) axe.include(part);
  const { violations, incomplete } = await axe.analyze();
  const open = incomplete.filter(({ id }) => id !== LEFT_OPEN);
  expect(
    [...violations, ...open].map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    about ?? 'axe',
  ).toEqual([]);
}

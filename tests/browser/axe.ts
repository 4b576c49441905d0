import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe cannot compute contrast over pictures and patterns; `tests/content/contrast.test.ts` checks every pair. */
const LEFT_OPEN = 'color-contrast';

/** ms; a frame on a busy machine answers axe late, and axe would leave it out after 500 ms. */
const FRAME_TIMEOUT = 60_000;

/**
 * Asserts that axe finds nothing on the page, or in the parts of it that `include` selects. In Chromium alone: axe
 * reads the document, which is the same in every engine.
 */
export async function seesNoFinding(
  page: Page,
  { include = [], about }: { include?: readonly string[]; about?: string } = {},
) {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  // Frames have the page's origin, so axe needs no second page for its result.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], pingWaitTime: FRAME_TIMEOUT })
    .withTags(RULES);
  for (const part of include) axe.include(part);
  const { violations, incomplete } = await axe.analyze();
  const open = incomplete.filter(({ id }) => id !== LEFT_OPEN);
  expect(
    [...violations, ...open].map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    about ?? 'axe',
  ).toEqual([]);
}

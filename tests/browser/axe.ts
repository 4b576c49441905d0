import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 at levels A and AA, the earlier versions' included, and what is good practice beside them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that axe finds nothing on the page, or in the parts of it that `include` selects. */
export async function seesNoFinding(
  page: Page,
  { include = [], about }: { include?: readonly string[]; about?: string } = {},
) {
  // Our pages have no frames: what axe would open a second page for, it can do in the first.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  for (const part of include) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    about ?? 'axe',
  ).toEqual([]);
}

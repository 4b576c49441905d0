import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Asserts that axe finds nothing on the page, or in the part of it that `include` selects. */
export async function seesNoFinding(
  page: Page,
  { include, about }: { include?: string; about?: string } = {},
) {
  // Our pages have no frames: what axe would open a second page for, it can do in the first.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (include ? axe.include(include) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    about ?? 'axe',
  ).toEqual([]);
}

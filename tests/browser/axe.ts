import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** Axe itself, which a page evaluates once. */
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe cannot compute contrast over pictures and patterns; `tests/content/contrast.test.ts` checks every pair. The only
 * frame, in the machine room, has a page of the site, which has tests of its own.
 */
const LEFT_OPEN = ['color-contrast', 'frame-tested'];
/** Axe leaves text in the colour of its ground open too: it may be hidden on purpose. */
const INVISIBLE = 'equalRatio';

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/**
 * Asserts that axe finds nothing on the page, or in the parts of it that `include` selects. In Chromium alone: axe
 * reads the document, which is the same in every engine.
 */
export async function expectNoAxeViolations(
  page: Page,
  { include, about }: { include?: string[]; about?: string } = {},
) {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const findings = await page.evaluate(
    async ([include, runOnly, leftOpen, invisible]) => {
      const { axe } = window as unknown as { axe: Axe };
      const options: RunOptions = { runOnly, resultTypes: ['violations', 'incomplete'], iframes: false };
      const { violations, incomplete } = await axe.run(include ? { include } : document, options);
      const open = incomplete.flatMap(({ id, nodes }) => {
        const isInvisible = ({ any }: (typeof nodes)[0]) => any[0]?.data?.messageKey === invisible;
        const found = leftOpen.includes(id) ? nodes.filter(isInvisible) : nodes;
        return found.length > 0 ? [{ id, nodes: found }] : [];
      });
      return [...violations, ...open].map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [include, RULES, LEFT_OPEN, INVISIBLE] as const,
  );
  expect(findings, about ?? 'axe').toEqual([]);
}

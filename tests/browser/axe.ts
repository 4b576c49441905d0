import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** Axe itself, which a page evaluates once. */
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colours, for the dark scheme of a page that every rule has checked in the light one. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

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

/** Axe's findings in these parts of the document, or in all of it where the first is missing, once no transition runs. */
async function findings(parts: readonly string[], settings: readonly [string[], string[], string]) {
  const [runOnly, leftOpen, invisible] = settings;
  // Axe would see a colour on its way: a form's fields have their wall's once the style sheet arrives.
  const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  while (transitions().length > 0) await Promise.allSettled(transitions().map(({ finished }) => finished));
  const [first] = parts;
  const include = parts.filter((part) => document.querySelector(part));
  const { axe } = globalThis as unknown as { axe: Axe };
  const { violations, incomplete } = await axe.run(
    first && include.includes(first) ? { include } : document,
    {
      runOnly,
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
    },
  );
  const open = incomplete.flatMap(({ id, nodes }) => {
    const isInvisible = ({ any }: (typeof nodes)[0]) => any[0]?.data?.messageKey === invisible;
    const found = leftOpen.includes(id) ? nodes.filter(isInvisible) : nodes;
    return found.length > 0 ? [{ id, nodes: found }] : [];
  });
  return [...violations, ...open].map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * Asserts that axe finds nothing on the page, or in the parts of it that `include` selects, by these rules or tags of
 * rules. In Chromium alone, because the document is the same in every engine. Axe runs in an isolated JavaScript world,
 * where `page.clock` does not replace the timers.
 */
export async function expectNoAxeViolations(
  page: Page,
  {
    include = [],
    rules = EVERY_RULE,
    about = 'axe',
  }: { include?: string[]; rules?: string[]; about?: string } = {},
) {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as unknown;
  };
  if (!(await evaluate("'axe' in globalThis"))) await evaluate(source);
  const settings = [rules, LEFT_OPEN, INVISIBLE];
  const found = await evaluate(`(${findings})(${JSON.stringify(include)}, ${JSON.stringify(settings)})`);
  await session.detach();
  expect(found, about).toEqual([]);
}

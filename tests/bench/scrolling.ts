import type { Browser } from '@playwright/test';
import { LONG_TASK_MS } from './budgets.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs; `tdur` is the thread's running time within `dur`. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    data?: { stackTrace?: Frame[]; reason?: string };
    beginData?: { stackTrace?: Frame[] };
    name?: string;
  };
}

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

interface Scrolled {
  width: number;
  /** ms of the longest task. */
  longest: number;
  longTasks: number;
  /** Layouts that a script requested or caused. */
  layouts: number;
  /** Source of the first of them. */
  from: string;
}

const where = (stack: readonly Frame[] = []) =>
  stack
    .slice(0, 3)
    .map(({ functionName, url, columnNumber }) => `${functionName}@${url.split('/').pop()}:${columnNumber}`)
    .join(' < ');

/**
 * Sums up the work of the page's main thread, the one with layouts.
 * @throws when the trace has none of them
 */
function read(events: readonly TraceEvent[], width: number): Scrolled {
  const laysOut = events.find(({ name }) => name === 'UpdateLayoutTree' || name === 'PrePaint');
  const own = events.filter(({ pid, tid }) => pid === laysOut?.pid && tid === laysOut.tid);
  // The thread's running time, which a busy machine does not change.
  const tasks = own.filter(({ name }) => /RunTask$/.test(name)).map(({ tdur = 0 }) => tdur / 1000);
  const layouts = own.filter(({ name }) => name === 'Layout' || name === 'InvalidateLayout');
  if (tasks.length === 0 || layouts.length === 0) throw new Error('The trace has no tasks, or no layouts.');
  const stacks = layouts
    .map(({ args }) => args.beginData?.stackTrace ?? args.data?.stackTrace ?? [])
    .filter((stack) => stack.length > 0);
  return {
    width,
    longest: Math.max(...tasks),
    longTasks: tasks.filter((duration) => duration > LONG_TASK_MS).length,
    layouts: stacks.length,
    from: where(stacks[0]),
  };
}

/** Main-thread work while home is scrolled from its top to its end, with strips and carousel moving. */
export async function measureScrolling(browser: Browser, url: string, width: number): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  await page.mouse.move(width / 2, 400);
  await browser.startTracing(page, { categories });
  for (let round = 0; round < 80; round += 1) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(50);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  return read(traceEvents, width);
}

import type { Page } from '@playwright/test';

/** Collects what a page opened with `?inspect=console` prints of one machine. */
export function recordInspected(page: Page, machineId: string, walked: Set<string>, executed: string[]) {
  page.on('console', (message) => {
    const [, what, of, rest] = /^(walked|did) ([^ .:]+)(.*)$/.exec(message.text()) ?? [];
    if (of !== machineId) return;
    if (what === 'walked') walked.add(of + rest);
    else executed.push(String(rest).replace(/^: /, ''));
  });
}

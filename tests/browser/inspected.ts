import type { Page } from '@playwright/test';

/** Collects the messages about one machine that a page opened with `?inspect=console` prints. */
export function recordInspected(page: Page, machineId: string, walked: Set<string>, executed: string[]) {
  page.on('console', (message) => {
    const [, what, of, rest] = /^(walked|did) ([^ .:]+)(.*)$/.exec(message.text()) ?? [];
    if (of !== machineId) return;
    if (what === 'walked') walked.add(of + rest);
    else executed.push(String(rest).replace(/^: /, ''));
  });
}

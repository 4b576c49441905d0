import type { Page } from '@playwright/test';

/** Collects the transitions that a page opened with `?inspect=console` prints. */
export function recordWalked(page: Page, machineId: string, walked: Set<string>): void {
  page.on('console', (message) => {
    const [, name] = /^walked (.+)$/.exec(message.text()) ?? [];
    if (name !== undefined && [' ', '.'].some((end) => name.startsWith(machineId + end))) walked.add(name);
  });
}

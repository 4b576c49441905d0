import { expect, test, vi } from 'vitest';
import { tallyOfVitest } from '../support/reports.ts';

test('tests that Vitest skipped are printed by their titles', () => {
  using print = vi.spyOn(console, 'info').mockReturnValue();
  const assertionResults = ['passed', 'skipped', 'pending', 'todo', 'failed'].map((status) => ({
    status,
    fullName: `a test that is ${status}`,
  }));
  const testResults = [{ name: '/a.test.ts', assertionResults }];
  tallyOfVitest({ numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 1, testResults });
  expect(print.mock.calls).toEqual([
    ['   skipped: a test that is skipped'],
    ['   skipped: a test that is pending'],
    ['   skipped: a test that is todo'],
  ]);
});

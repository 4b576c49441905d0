import { join } from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** The counts of a runner's report, and its test files. */
export interface Tally {
  passed: number;
  failed: number;
  /** Absolute paths of the test files that ran. */
  files: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Counts a report of Vitest's, and prints which tests were skipped. */
export function tallyOfVitest(report: VitestReport): Tally {
  for (const { status, fullName } of report.testResults.flatMap(({ assertionResults }) => assertionResults))
    if (status !== 'passed' && status !== 'failed') console.info(`   skipped: ${fullName}`);
  return {
    passed: report.numPassedTests,
    // A file that cannot be read is a failed suite without a failed test.
    failed: report.numFailedTests || Math.min(report.numFailedTestSuites, 1),
    files: report.testResults.map(({ name }) => name),
  };
}

/** The tests of a suite and of those in it. */
const testsIn = ({ suites = [], specs }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/** Counts a report of Playwright's, and prints why tests were skipped. One that is skipped without a reason has failed. */
export function tallyOfPlaywright({ config, stats, suites }: JSONReport): Tally {
  const skipped = suites.flatMap(testsIn).filter(({ status }) => status === 'skipped');
  const reasons = skipped.map(
    ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description,
  );
  for (const [reason, tests] of Map.groupBy(
    reasons,
    (reason) => reason ?? 'no reason, or a test before it failed',
  ))
    console.info(`   skipped ${tests.length}: ${reason}`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + reasons.filter((reason) => reason === undefined).length,
    files: suites.map(({ file }) => join(config.rootDir, file)),
  };
}

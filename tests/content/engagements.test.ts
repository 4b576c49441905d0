import { describe, expect, test } from 'vitest';
import { engagements } from '../../src/content/engagements.ts';
import { readingAbout } from '../../src/content/plugin/modules.ts';
import { inRupees, pricesWords } from '../../src/content/prices.ts';
import { services } from '../../src/content/services/index.ts';
import { measured } from '../../src/content/specimens/website-design.ts';
import type { Engagement } from '../../src/content/types.ts';
import { readSource } from '../support/sources.ts';
import { articleAbout } from './fixtures.ts';

const ruled: readonly [string, Engagement][] = Object.entries(engagements);

const expectLength = (text: string, min: number, max: number) => {
  expect(text.length, text).toBeGreaterThanOrEqual(min);
  expect(text.length, text).toBeLessThanOrEqual(max);
};

test('amounts are written as in India', () => {
  expect(inRupees(1_60_000)).toBe('₹1,60,000');
});

test('the sums of the example add up', () => {
  const sums = [...pricesWords.comparison.example.matchAll(/₹([\d,]+)/g)];
  const [budget, ...parts] = sums.map(([, sum = '']) => Number(sum.replaceAll(',', '')));
  expect(parts).toHaveLength(3);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(budget);
});

describe.each(ruled)('the terms of %s', (_, { smallest, trial, usual, hours, team, ...texts }) => {
  test('have whole, positive figures, and ranges in order', () => {
    for (const figure of [smallest.rupees, trial.rupees, usual.from, usual.to, hours.from, hours.to]) {
      expect(Number.isSafeInteger(figure)).toBe(true);
      expect(figure).toBeGreaterThan(0);
    }
    expect(usual.from).toBeLessThan(usual.to);
    expect(hours.from).toBeLessThan(hours.to);
  });

  test('begin with a trial that costs less than the smallest engagement, which costs no more than the usual', () => {
    expect(trial.rupees).toBeLessThan(smallest.rupees);
    expect(smallest.rupees).toBeLessThanOrEqual(usual.to);
  });

  test('keep to lengths that fit their rows', () => {
    for (const text of [texts.moves, texts.payment, texts.asks, texts.beside]) {
      expectLength(text, 20, 220);
      expect(text).toMatch(/\.$/);
    }
    expectLength(smallest.work, 20, 70);
    expect(trial.yields.length).toBeGreaterThanOrEqual(2);
    for (const result of trial.yields) expectLength(result, 20, 110);
  });

  test('name at least two people, each once', () => {
    const named = team.map(({ role }) => role);
    expect(named.length).toBeGreaterThanOrEqual(2);
    expect(new Set(named).size).toBe(named.length);
  });
});

test('articles to read before calling are those that the service comes first in, then the others, three at most', () => {
  const newestFirst = [
    articleAbout('beside', '2025-01-05', ['design', 'seo']),
    articleAbout('elsewhere', '2025-01-04', ['production']),
    articleAbout('newer', '2025-01-03', ['seo']),
    articleAbout('older', '2025-01-02', ['seo', 'design']),
    articleAbout('oldest', '2025-01-01', ['design', 'seo']),
  ];
  expect(readingAbout('seo', newestFirst).map(({ path }) => path)).toEqual([
    '/blog/newer',
    '/blog/older',
    '/blog/beside',
  ]);
});

const specimens = services.flatMap(({ specimen }) => specimen ?? []);

test('there are a report, a brief, a ticket, a price sheet and a measured case', () => {
  expect(specimens.map(({ id }) => id).sort()).toEqual([
    'brief',
    'measured-case',
    'monthly-report',
    'price-sheet',
    'seo-ticket',
  ]);
});

describe.each(specimens)('$id', ({ parts, facts, introduction }) => {
  const tables = parts.flatMap(({ table }) => table ?? []);

  test('has a head, parts, and text of readable length', () => {
    expect(facts).toHaveLength(4);
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expectLength(introduction, 60, 200);
    for (const text of parts.flatMap(({ text = [], list = [] }) => [...text, ...list]))
      expectLength(text, 20, 320);
  });

  test('has tables whose rows are complete and whose amounts add up', () => {
    for (const { columns, rows, total } of tables) {
      for (const row of total ? [...rows, total] : rows) expect(row).toHaveLength(columns.length);
      if (!total) continue;
      const sums = columns.map((_, column) => {
        const amount = (row: readonly string[]) => Number(row[column]?.replaceAll(/[₹,]/g, ''));
        return { wanted: amount(total), found: rows.reduce((sum, row) => sum + amount(row), 0) };
      });
      // The cost of one order does not add up, so only these columns are counted.
      const added = sums.filter(({ wanted, found }) => wanted === found && wanted > 0);
      expect(added.length).toBe(
        columns.filter(({ name }) => ['Media', 'Orders', 'Amount'].includes(name)).length,
      );
    }
  });
});

test('the film article leads to the price sheet that it names', () => {
  const film = readSource('src/content/articles/top-film-production-company-gurugram.md');
  expect(film).toContain('(/services/production#price-sheet)');
});

describe('what the measured case says holds for the last measurement', () => {
  const results = readSource('tests/bench/RESULTS.md');
  const [, pages = ''] = /^## Pages\n(.*?)^## /ms.exec(results) ?? [];
  const rows = [...pages.matchAll(/^\| (\/\S*).*? \| ([\d ]+) \| (.*) \|$/gm)].map(
    ([, path, scores = '', rest = '']) => ({
      path,
      scores: scores.split(' ').map(Number),
      largestPaint: Number.parseFloat(rest.split(' | ')[1] ?? ''),
      shift: Number(rest.split(' | ')[3]),
    }),
  );

  test('which is not older', () => {
    expect(/\d{4}-\d\d-\d\d/.exec(pages)?.[0] ?? '').toSatisfy((date: string) => date >= measured.date);
    expect(new Date(measured.day).toDateString()).toBe(new Date(`${measured.date}T00:00`).toDateString());
  });

  test('page by page', () => {
    expect(rows.length).toBeGreaterThanOrEqual(measured.pages);
    const { performance, accessibility, bestPractices, seo } = measured;
    for (const { path, scores, largestPaint, shift } of rows) {
      [performance, accessibility, bestPractices, seo].forEach((least, index) => {
        expect(scores[index], path).toBeGreaterThanOrEqual(least);
      });
      expect(largestPaint, path).toBeLessThanOrEqual(measured.largestPaint);
      expect(shift, path).toBeLessThanOrEqual(measured.shift);
    }
  });

  test('and for the weight of home', () => {
    const [, bytes] = /^\| Home at 390 px .*? \| (\d+) \|/m.exec(results) ?? [];
    expect(Number(bytes)).toBeLessThanOrEqual(measured.home * 1000);
  });
});

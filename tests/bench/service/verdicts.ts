/** The figures of a benchmark, each with its bound and verdict. */
import { table } from '../results.ts';

export class Verdicts {
  readonly #rows: string[][] = [];
  failed = 0;

  /** Notes a figure without a bound. */
  note(what: string, measured: string | number): void {
    this.#add(what, measured, '', '');
  }

  /** Notes a figure with its bound and verdict. */
  check(what: string, measured: string | number, wanted: string | number, holds: boolean): void {
    if (!holds) this.failed += 1;
    this.#add(what, measured, wanted, holds ? 'holds' : '**FAILS**');
  }

  /** Notes a count that has to equal `wanted`. */
  equal(what: string, measured: number, wanted: number): void {
    this.check(what, measured, wanted, measured === wanted);
  }

  /** Notes the number of violations, which has to be 0, and the first of them. */
  none(what: string, violations: readonly string[]): void {
    const first = violations.length > 0 ? `: ${violations[0]}`.replaceAll('|', '\\|').slice(0, 200) : '';
    this.check(what, `${violations.length}${first}`, 0, violations.length === 0);
  }

  /** All figures as a Markdown table. */
  print(): string {
    return table(['', 'measured', 'wanted', ''], this.#rows);
  }

  #add(...row: (string | number)[]): void {
    console.info(`    ${row.join('  ')}`.trimEnd());
    this.#rows.push(row.map((cell) => String(cell).trim().replaceAll(/\s+/g, ' ')));
  }
}

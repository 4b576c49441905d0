/** What a benchmark measured and whether it is as it has to be. */
import { table } from '../results.ts';

export class Verdicts {
  readonly #rows: string[][] = [];
  failed = 0;

  /** Notes a figure that has no bound. */
  note(what: string, measured: string | number): void {
    this.#add(what, measured, '', '');
  }

  /** Notes a figure, and whether it keeps its bound. */
  check(what: string, measured: string | number, wanted: string | number, holds: boolean): void {
    if (!holds) this.failed += 1;
    this.#add(what, measured, wanted, holds ? 'holds' : '**FAILS**');
  }

  /** Notes a count that has to be exactly what it is. */
  equal(what: string, measured: number, wanted: number): void {
    this.check(what, measured, wanted, measured === wanted);
  }

  /** Notes that there are no violations, or how many and the first of them. */
  none(what: string, violations: readonly string[]): void {
    const first = violations.length > 0 ? `: ${violations[0]}`.replaceAll('|', '\\|').slice(0, 200) : '';
    this.check(what, `${violations.length}${first}`, 0, violations.length === 0);
  }

  /** The table of everything noted, in Markdown. */
  print(): string {
    return table(['', 'measured', 'wanted', ''], this.#rows);
  }

  #add(...row: (string | number)[]): void {
    console.info(`    ${row.join('  ')}`.trimEnd());
    this.#rows.push(row.map((cell) => String(cell).trim().replaceAll(/\s+/g, ' ')));
  }
}

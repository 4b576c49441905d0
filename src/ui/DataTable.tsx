import { type ReactNode, useId } from 'react';
import type { PlainTable } from '../content/types.ts';
import * as css from './DataTable.css.ts';

interface DataTableProps extends Omit<PlainTable, 'rows'> {
  /** The first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * Has more columns than fit on a small screen, where it scrolls sideways, and links in its cells, by which the
   * keyboard reaches and scrolls it.
   */
  wide?: boolean;
}

/** The cells of a row: a heading, and the figures under their columns. */
function Cells({ cells, columns }: { cells: readonly ReactNode[]; columns: PlainTable['columns'] }) {
  return columns.map(({ name, figures }, index) => {
    const isName = index === 0;
    const Cell = isName ? 'th' : 'td';
    return (
      <Cell
        key={name}
        scope={isName ? 'row' : undefined}
        className={`${css.cell} ${figures ? css.figures : ''} ${isName ? css.rowName : ''}`}
      >
        {cells[index]}
      </Cell>
    );
  });
}

/** A table with a visible caption. A table wider than its place scrolls by itself, also by keyboard. */
export function DataTable({ caption, columns, rows, total, wide = false }: DataTableProps) {
  const id = useId();
  return (
    <section className={css.region} tabIndex={wide ? undefined : 0} aria-labelledby={id}>
      <table className={`${css.table} ${wide ? css.wide : ''}`}>
        <caption className={css.caption} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ name, figures }, index) => (
              <th
                key={name}
                scope="col"
                className={`${css.columnName} ${figures ? css.figures : ''} ${index === 0 ? css.rowName : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={index}>
              <Cells cells={cells} columns={columns} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className={css.total}>
            <tr>
              <Cells cells={total} columns={columns} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';

export interface TableColumn {
  key: string;
  label: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** One column may stand on the second ground. */
  highlighted?: boolean;
}

export interface TableRow {
  key: string;
  /** By column key. */
  cells: Record<string, ReactNode>;
}

export interface TableProps {
  caption: string;
  /** Shows the caption above the table; otherwise it is for screen readers. */
  captionVisible?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Column whose cells name their rows; the first by default. */
  rowHeader?: string;
  /** On by default: a row becomes a list of label and value in the mobile variant. Off: it scrolls sideways. */
  stack?: boolean;
  /** For a table that fills a card without padding. */
  inset?: boolean;
}

/** `display` in the stacked table takes the native roles away in some browsers, so they are written out. */
const roles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const isEmpty = (content: ReactNode) => content === undefined || content === null || content === '';

export function Table({
  caption,
  captionVisible,
  columns,
  rows,
  rowHeader = columns[0]?.key,
  stack = true,
  inset,
}: TableProps) {
  const table = (
    <table {...roles.table} className={cx(css.table, stack && css.stack, inset && css.inset)}>
      <caption className={captionVisible ? css.caption : undefined}>
        {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cx(
                css.cell,
                css.head,
                css.align[column.align ?? 'start'],
                column.highlighted && css.highlighted,
              )}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.body}>
        {rows.map((row) => (
          <tr key={row.key} {...roles.row}>
            {columns.map((column) => {
              const className = cx(
                css.cell,
                css.align[column.align ?? 'start'],
                column.highlighted && css.highlighted,
              );
              const content = row.cells[column.key];
              return column.key === rowHeader ? (
                <th key={column.key} scope="row" {...roles.rowHeader} className={cx(className, css.rowHead)}>
                  {content}
                </th>
              ) : (
                <td key={column.key} {...roles.cell} className={className}>
                  {stack && !isEmpty(content) ? <span className={css.cellLabel}>{column.label}</span> : null}
                  {isEmpty(content) ? null : <span>{content}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (stack) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={css.scroller}>
      {table}
    </section>
  );
}

import { CheckGlyph, MinusGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Table } from '../Table/Table.tsx';
import * as css from './ComparisonTable.css.ts';

export interface ComparisonRow {
  label: string;
  /** By column: yes, no, or words. */
  cells: readonly (boolean | string)[];
}

export interface ComparisonTableProps {
  caption: string;
  /** Heads the first column. */
  rowLabel: string;
  /** Two or three things that are compared. The first is ours. */
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  yesLabel: string;
  noLabel: string;
}

/** Compares features. Yes and no are words with a sign, never a sign alone. */
export function ComparisonTable({
  caption,
  rowLabel,
  columns,
  rows,
  yesLabel,
  noLabel,
}: ComparisonTableProps) {
  const cell = (value: boolean | string) =>
    typeof value === 'string' ? (
      value
    ) : (
      <span className={value ? css.yes : css.no}>
        <Icon glyph={value ? CheckGlyph : MinusGlyph} size="sm" />
        <span>{value ? yesLabel : noLabel}</span>
      </span>
    );
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'label', label: rowLabel },
        ...columns.map((label, index) => ({ key: String(index), label, highlighted: index === 0 })),
      ]}
      rows={rows.map((row) => ({
        key: row.label,
        cells: {
          label: row.label,
          ...Object.fromEntries(row.cells.map((value, index) => [String(index), cell(value)])),
        },
      }))}
    />
  );
}

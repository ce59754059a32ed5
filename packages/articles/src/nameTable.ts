import type { Element } from 'hast';
import { isElement, textOf } from './trees.ts';

const childrenOf = (element: Element, ...names: string[]): Element[] =>
  element.children.filter((child): child is Element => isElement(child) && names.includes(child.tagName));

const rowsOf = (table: Element, ...sections: string[]): Element[] =>
  childrenOf(table, ...sections).flatMap((section) => childrenOf(section, 'tr'));

export interface TableNames {
  /** The anchor of the heading before the table; undefined where there is none. */
  heading: string | undefined;
  /** Names a table without a heading before it. */
  title: string;
}

/**
 * Gives a table a name and its cells their headers: the heading before it names the table where it has no caption, cells
 * of the header row head their columns, the first cell of every other row its row. A corner without text is no header.
 */
export function nameTable(table: Element, { heading, title }: TableNames): void {
  if (childrenOf(table, 'caption').length === 0) {
    if (heading === undefined) table.properties.ariaLabel = title;
    else table.properties.ariaLabelledBy = [heading];
  }
  const head = rowsOf(table, 'thead');
  for (const cell of head.flatMap((row) => childrenOf(row, 'th'))) {
    if (textOf(cell) === '') cell.tagName = 'td';
    else cell.properties.scope ??= 'col';
  }
  for (const row of rowsOf(table, 'tbody', 'tfoot')) {
    const [first, ...others] = childrenOf(row, 'th', 'td');
    for (const cell of others) if (cell.tagName === 'th') cell.properties.scope ??= 'col';
    if (!first || others.length === 0 || textOf(first) === '') continue;
    // A table without a header row says itself which of its cells are headers.
    if (first.tagName === 'td' && head.length === 0) continue;
    first.tagName = 'th';
    first.properties.scope ??= 'row';
  }
}

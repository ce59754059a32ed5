import { writeCsv } from '@tern/domain';
import type { Report } from './readReport.ts';

/**
 * All numbers of the report as one table, for a spreadsheet: `table`, `value` (its row), `name` (its column), `count`.
 */
export function reportCsv({
  byDay,
  all,
  by,
  counts,
  vitals,
  vitalsBy,
  sales,
  orders,
  leaving,
}: Report): string[] {
  const rows: (readonly (string | number)[])[] = [['table', 'value', 'name', 'count']];
  const add = (table: string, value: string, steps: Readonly<Record<string, number>>) => {
    for (const [name, count] of Object.entries(steps)) rows.push([table, value, name, count]);
  };
  add('all', '', all);
  for (const { day, steps } of byDay) add('day', day, steps);
  for (const [dimension, list] of Object.entries(by))
    for (const { value, steps } of list) add(dimension, value, steps);
  for (const [event, list] of Object.entries(counts))
    for (const { value, events } of list) rows.push(['event', value, event, events]);
  for (const { metric, form, summary } of vitals) {
    const { p75, ...parts } = summary;
    add('vital', `${metric} ${form}`, { ...parts, ...(p75 === null ? {} : { p75 }) });
  }
  for (const [dimension, list] of Object.entries(vitalsBy))
    for (const { value, summaries } of list)
      for (const [metric, { p75, ...parts }] of Object.entries(summaries))
        if (p75 !== null) add(`vital ${dimension}`, `${metric} ${value}`, { ...parts, p75 });
  for (const [table, list] of Object.entries(sales))
    for (const { value, currency, sales: count, reversed, amount } of list)
      add(`sales ${table}`, value, {
        [`${currency} sales`]: count,
        [`${currency} reversed`]: reversed,
        [`${currency} amount`]: amount,
      });
  for (const { kind, reason, acts } of leaving) rows.push(['leaving', kind, reason, acts]);
  for (const order of orders)
    rows.push(['order', order.id, order.attention ?? order.providerAction ?? '', order.amount]);
  return rows.map((cells) => writeCsv([cells]).trimEnd());
}

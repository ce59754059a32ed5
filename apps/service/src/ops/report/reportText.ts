import type { VitalName } from '../../modules/analytics/vitalScales.ts';
import { money } from '../opsTools.ts';
import {
  type CountedEvent,
  countedEvents,
  dimensions,
  funnelSteps,
  type Report,
  type SalesTable,
  type SplitVitals,
  salesTables,
  shownDimensions,
  stepNames,
} from './readReport.ts';
import {
  leavingName,
  nameOf,
  number,
  reasonName,
  reportTitle,
  salesName,
  share,
  vitalNames,
  vitalTables,
  vitalValue,
} from './words.ts';

type Cells = readonly string[];

/** Columns as wide as they must be, the first one to the left. */
function aligned(rows: readonly Cells[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

const block = (title: string, rows: readonly Cells[]): string[] =>
  rows.length > 1 ? ['', title, ...aligned(rows)] : ['', title, 'Nothing in this period.'];

/** The report as lines for a terminal: the same numbers as the page. */
export function reportText(report: Report): string[] {
  const { all, by, counts, vitals, vitalsBy, sales, orders, leaving } = report;
  const came = all.visit ?? 0;
  const names = stepNames.map((step) => funnelSteps[step]);
  return [
    `${reportTitle}, ${report.from} to ${report.until} (UTC)`,
    ...block('From a visit to a payment', [
      ['Step', 'Visits', 'Of all visits'],
      ...stepNames.map((step) => [funnelSteps[step], number(all[step] ?? 0), share(all[step] ?? 0, came)]),
      ['Began a trial', number(all.trial_started ?? 0), share(all.trial_started ?? 0, came)],
      ['Were declined', number(all.payment_declined ?? 0), share(all.payment_declined ?? 0, came)],
    ]),
    ...shownDimensions(report).flatMap((dimension) =>
      block(`By ${dimensions[dimension].toLowerCase()}`, [
        [dimensions[dimension], ...names, 'Paid of visits'],
        ...by[dimension].map(({ value, steps }) => [
          nameOf(dimension, value),
          ...stepNames.map((step) => number(steps[step] ?? 0)),
          share(steps.order_paid ?? 0, steps.visit ?? 0),
        ]),
      ]),
    ),
    ...(Object.keys(salesTables) as SalesTable[]).flatMap((table) =>
      block(`Sales by ${salesTables[table].toLowerCase()}`, [
        [salesTables[table], 'Sales', 'Went back', 'Amount'],
        ...sales[table].map(({ value, currency, sales: count, reversed, amount }) => [
          salesName(table, value),
          number(count),
          number(reversed),
          money(amount, currency),
        ]),
      ]),
    ),
    ...block('Left or stayed', [
      ['Act', 'Reason', 'Times'],
      ...leaving.map(({ kind, reason, acts }) => [leavingName(kind), reasonName(reason), number(acts)]),
    ]),
    ...block('Speed of real visits', [
      ['Measure', 'Three in four within', 'Good', 'To be improved', 'Poor', 'Pages'],
      ...vitals
        .filter(({ summary }) => summary.pages > 0)
        .map(({ metric, form, summary }) => [
          `${vitalNames[metric]}, ${form}`,
          vitalValue(metric, summary.p75),
          share(summary.good, summary.pages),
          share(summary.middling, summary.pages),
          share(summary.poor, summary.pages),
          number(summary.pages),
        ]),
    ]),
    ...(Object.keys(vitalTables) as SplitVitals[]).flatMap((split) =>
      vitalsBy[split].length === 0
        ? []
        : block(`Three in four pages within: ${vitalTables[split]}`, [
            [vitalTables[split], ...Object.values(vitalNames)],
            ...vitalsBy[split].map(({ value, summaries }) => [
              value,
              ...(Object.keys(vitalNames) as VitalName[]).map((metric) =>
                vitalValue(metric, summaries[metric].p75),
              ),
            ]),
          ]),
    ),
    ...(Object.keys(countedEvents) as CountedEvent[]).flatMap((event) =>
      counts[event].length === 0
        ? []
        : block(countedEvents[event], [
            ['Name', 'Events'],
            ...counts[event].map(({ value, events }) => [value || 'Not known', number(events)]),
          ]),
    ),
    '',
    'Orders that need a person',
    ...(orders.length === 0 ? ['None.'] : []),
    ...aligned(
      orders.map((order) => [
        order.id,
        order.createdAt.toISOString().slice(0, 10),
        order.state,
        order.plan,
        order.method,
        money(order.amount, order.currency),
        [order.attention, order.providerAction && `owed: ${order.providerAction}`].filter(Boolean).join(', '),
      ]),
    ),
    ...(report.waiting > 0 ? ['', `${number(report.waiting)} events are not counted yet.`] : []),
  ];
}

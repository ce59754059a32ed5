import { createHash } from 'node:crypto';
import { type VitalName, type VitalSummary, vitalScales } from '../../modules/analytics/vitalScales.ts';
import { money } from '../opsTools.ts';
import { dayColumns, funnelBars, vitalBar } from './charts.ts';
import { type Markup, markup, Markup as Raw } from './markup.ts';
import {
  type CountedEvent,
  countedEvents,
  type Dimension,
  dimensions,
  funnelSteps,
  type Report,
  type SalesTable,
  type SplitVitals,
  type Steps,
  salesTables,
  shownDimensions,
  stepNames,
} from './readReport.ts';
import { reportStyle } from './reportStyle.ts';
import {
  leavingName,
  longDay,
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

/** Periods to choose from, in days. */
export const periods = [7, 30, 90, 395] as const;
const periodNames: Readonly<Record<number, string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  395: '13 months',
};

/** Rows of a table before the rest is summed up in words. */
const mostRows = 12;

interface Column {
  head: string;
  cell: string | number | Markup;
}

/** A table whose first column names its rows. */
function table(caption: string | null, rows: readonly (readonly Column[])[], kind = ''): Markup {
  const [first] = rows;
  if (!first) return markup`<p class="muted">Nothing in this period.</p>`;
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="${`Table: ${caption ?? 'numbers'}`}"><table class="${kind}">${caption ? markup`<caption>${caption}</caption>` : null}
<thead><tr>${first.map(({ head }) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (columns) =>
      markup`<tr>${columns.map(({ cell }, index) => (index === 0 ? markup`<th scope="row">${cell}</th>` : markup`<td>${cell}</td>`))}</tr>`,
  )}</tbody></table></div>`;
}

const behind = (content: Markup): Markup =>
  markup`<details><summary>The numbers as a table</summary>${content}</details>`;

const key = (kind: string, name: string) =>
  markup`<li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="${kind}" width="12" height="12" rx="2"/></svg>${name}</li>`;

const visits = (steps: Steps, step: string) => steps[step] ?? 0;

function figures({ all, orders }: Report): Markup {
  const came = visits(all, 'visit');
  const list: [string, string, string][] = [
    ['Visits', number(came), ''],
    ['Saw the plans', number(visits(all, 'plan_seen')), share(visits(all, 'plan_seen'), came)],
    ['Paid', number(visits(all, 'order_paid')), share(visits(all, 'order_paid'), came)],
    ['Began a trial', number(visits(all, 'trial_started')), share(visits(all, 'trial_started'), came)],
    ['Were declined', number(visits(all, 'payment_declined')), share(visits(all, 'payment_declined'), came)],
    ['Orders for a person', number(orders.length), ''],
  ];
  return markup`<dl class="figures">${list.map(
    ([name, value, note]) =>
      markup`<div><dt>${name}</dt><dd>${value}${note ? markup`<span class="note">${note} of visits</span>` : markup`<span class="note">&#160;</span>`}</dd></div>`,
  )}</dl>`;
}

function byDay({ byDay: rows }: Report): Markup {
  const days = rows.map(({ day, steps }) => ({
    day,
    visits: visits(steps, 'visit'),
    paid: visits(steps, 'order_paid'),
  }));
  return markup`<section aria-labelledby="days"><h2 id="days">Visits by day</h2>
<p class="muted">A visit is one browser on one day, in UTC. Only visitors who may be measured are counted.</p>
<ul class="legend">${key('bar', 'Visits')}${key('bar paid', 'Paid visits')}</ul>
<figure class="wide" tabindex="0">${dayColumns(days)}</figure>
${behind(
  table(
    'Visits by day',
    days.toReversed().map(({ day, visits: came, paid }) => [
      { head: 'Day', cell: longDay(day) },
      { head: 'Visits', cell: number(came) },
      { head: 'Paid', cell: number(paid) },
      { head: 'Paid of visits', cell: share(paid, came) },
    ]),
  ),
)}</section>`;
}

function funnel({ all }: Report): Markup {
  const rows = stepNames.map((step) => ({ name: funnelSteps[step], visits: visits(all, step) }));
  return markup`<section aria-labelledby="funnel"><h2 id="funnel">From a visit to a payment</h2>
<p class="muted">Visits that did each of these at least once, and their part of all visits.</p>
<figure class="wide" tabindex="0">${funnelBars(rows)}</figure>
${behind(
  table(
    'From a visit to a payment',
    rows.map(({ name, visits: came }, index) => [
      { head: 'Step', cell: name },
      { head: 'Visits', cell: number(came) },
      { head: 'Of all visits', cell: share(came, rows[0]?.visits ?? 0) },
      { head: 'Of the step before', cell: index === 0 ? '–' : share(came, rows[index - 1]?.visits ?? 0) },
    ]),
  ),
)}</section>`;
}

function dimensionTable(report: Report, dimension: Dimension): Markup {
  const rows = report.by[dimension];
  const shown = rows.slice(0, mostRows);
  const rest = rows.length - shown.length;
  return markup`<div class="table-block">${table(
    `By ${dimensions[dimension].toLowerCase()}`,
    shown.map(({ value, steps: reached }) => [
      { head: dimensions[dimension], cell: nameOf(dimension, value) },
      ...stepNames.map((step) => ({ head: funnelSteps[step], cell: number(visits(reached, step)) })),
      { head: 'Paid of visits', cell: share(visits(reached, 'order_paid'), visits(reached, 'visit')) },
    ]),
    'steps',
  )}${rest > 0 ? markup`<p class="muted">${number(rest)} more; the CSV has them all.</p>` : null}</div>`;
}

function salesSection({ sales }: Report): Markup {
  return markup`<section aria-labelledby="sales"><h2 id="sales">Sales by network and campaign</h2>
<p class="muted">Orders that were paid in the period, measured or not, with what stays of their first payments. Networks are paid without the tax, campaigns count with it.</p>
<div class="pair">${(Object.keys(salesTables) as SalesTable[]).map((kind) => {
    const rows = sales[kind];
    const rest = rows.length - mostRows;
    return markup`<div>${table(
      `Sales by ${salesTables[kind].toLowerCase()}`,
      rows.slice(0, mostRows).map(({ value, currency, sales: count, reversed, amount }) => [
        { head: salesTables[kind], cell: salesName(kind, value) },
        { head: 'Sales', cell: number(count) },
        { head: 'Went back', cell: number(reversed) },
        { head: 'Amount', cell: money(amount, currency) },
      ]),
    )}${rest > 0 ? markup`<p class="muted">${number(rest)} more; the CSV has them all.</p>` : null}</div>`;
  })}</div></section>`;
}

function leavingSection({ leaving }: Report): Markup {
  return markup`<section aria-labelledby="leaving"><h2 id="leaving">Left or stayed</h2>
<p class="muted">What customers did about their contracts by themselves. The reason is asked for afterwards, and is optional.</p>
${
  leaving.length === 0
    ? markup`<p class="muted">Nothing in this period.</p>`
    : table(
        'Left or stayed',
        leaving.map(({ kind, reason, acts }) => [
          { head: 'Act', cell: leavingName(kind) },
          { head: 'Reason', cell: reasonName(reason) },
          { head: 'Times', cell: number(acts) },
        ]),
      )
}</section>`;
}

/** The value that three in four pages keep within, and the share of them that is good. */
const vitalCell = (metric: VitalName, { p75, good, pages }: VitalSummary) =>
  pages === 0 ? '–' : `${vitalValue(metric, p75)} (${share(good, pages)} good)`;

const vitalsTable = (split: SplitVitals, { vitalsBy }: Report): Markup | null =>
  vitalsBy[split].length === 0
    ? null
    : table(
        `Web vitals: ${vitalTables[split]}`,
        vitalsBy[split].map(({ value, summaries }) => [
          { head: vitalTables[split], cell: value },
          ...(Object.keys(vitalNames) as VitalName[]).map((metric) => ({
            head: vitalNames[metric],
            cell: vitalCell(metric, summaries[metric]),
          })),
          { head: 'Pages', cell: number(Math.max(...Object.values(summaries).map(({ pages }) => pages))) },
        ]),
      );

function vitals(report: Report): Markup {
  const { vitals: rows } = report;
  const measured = rows.filter(({ summary }) => summary.pages > 0);
  return markup`<section aria-labelledby="vitals"><h2 id="vitals">Speed of real visits</h2>
<p class="muted">Three in four pages keep within the first figure. Good, to be improved and poor by the thresholds of web.dev: up to ${Object.entries(
    vitalScales,
  )
    .map(
      ([metric, { good, poor }]) =>
        `${vitalValue(metric as VitalName, good)} and above ${vitalValue(metric as VitalName, poor)} for ${metric.toUpperCase()}`,
    )
    .join(', ')}.</p>
<ul class="legend">${key('good', 'Good')}${key('middling', 'To be improved')}${key('poor', 'Poor')}</ul>
${table(
  'Web vitals',
  measured.map(({ metric, form, summary }) => [
    { head: 'Measure', cell: `${vitalNames[metric]}, ${form}` },
    { head: 'Three in four within', cell: vitalValue(metric, summary.p75) },
    { head: 'Parts', cell: vitalBar(summary) },
    { head: 'Good', cell: share(summary.good, summary.pages) },
    { head: 'To be improved', cell: share(summary.middling, summary.pages) },
    { head: 'Poor', cell: share(summary.poor, summary.pages) },
    { head: 'Pages', cell: number(summary.pages) },
  ]),
  'vitals',
)}${(Object.keys(vitalTables) as SplitVitals[]).flatMap((split) => vitalsTable(split, report) ?? [])}</section>`;
}

function counted({ counts }: Report): Markup {
  const shown = (Object.keys(countedEvents) as CountedEvent[]).filter((event) => counts[event].length > 0);
  return markup`<section aria-labelledby="events"><h2 id="events">What else happened</h2><p class="muted">Events, not visits: the same visitor may count several times.</p>
${shown.length === 0 ? markup`<p class="muted">Nothing in this period.</p>` : null}
<div class="pair">${shown.map((event) => {
    const rows = counts[event];
    return markup`<div>${table(
      countedEvents[event],
      rows.slice(0, mostRows).map(({ value, events }) => [
        {
          head: 'Name',
          cell: event === 'language_chosen' ? nameOf('language', value) : value || 'Not known',
        },
        { head: 'Events', cell: number(events) },
      ]),
    )}</div>`;
  })}</div></section>`;
}

function orderTable({ orders }: Report): Markup {
  return markup`<section aria-labelledby="orders"><h2 id="orders">Orders that need a person</h2>
<p class="muted">Newest first. “pnpm ops orders” and the number of an order shows all that is known of it.</p>
${
  orders.length === 0
    ? markup`<p>None. Nothing waits for you.</p>`
    : table(
        'Orders that need a person',
        orders.map((order) => [
          { head: 'Order', cell: order.id },
          { head: 'Opened', cell: longDay(order.createdAt.toISOString().slice(0, 10)) },
          { head: 'State', cell: order.state },
          { head: 'Plan', cell: order.plan },
          { head: 'By', cell: order.method },
          { head: 'Amount', cell: money(order.amount, order.currency) },
          {
            head: 'Why',
            cell: [order.attention, order.providerAction && `owed: ${order.providerAction}`]
              .filter(Boolean)
              .join(', '),
          },
        ]),
        'words',
      )
}</section>`;
}

/** `style-src` of the page: nothing else is loaded, and no script runs. */
export const reportPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(reportStyle).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The whole page. */
export function reportPage(report: Report): string {
  const { from, until, days, madeAt, waiting } = report;
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${reportTitle}</title><style>${new Raw(reportStyle)}</style></head>
<body><main><header><div><h1>${reportTitle}</h1><p class="muted">${longDay(from)} to ${longDay(until)}</p></div>
<nav aria-label="Period">${periods.map((period) => markup`<a href="?days=${period}"${period === days ? markup` aria-current="page"` : null}>${periodNames[period] ?? ''}</a>`)}</nav></header>
${figures(report)}
${byDay(report)}
${funnel(report)}
<section aria-labelledby="parts"><h2 id="parts">The funnel by where visits come from</h2><p class="muted">Language and country are those of the first page; campaign, way to pay and arm of an experiment the last ones of the visit.</p>
${shownDimensions(report).map((dimension) => dimensionTable(report, dimension))}</section>
${salesSection(report)}
${leavingSection(report)}
${vitals(report)}
${counted(report)}
${orderTable(report)}
<footer><p>Made ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${waiting > 0 ? `${number(waiting)} events are not counted yet; that is done every minute.` : 'All events are counted.'}</p></footer>
</main></body></html>`.text;
}

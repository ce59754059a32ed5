import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import {
  summariseVital,
  type VitalDimension,
  type VitalName,
  type VitalSummary,
  vitalDimensions,
  vitalScales,
} from '../../modules/analytics/vitalScales.ts';
import {
  countUnrolled,
  type LeavingRow,
  leavings,
  ordersForAPerson,
  type SalesRow,
  salesByCampaign,
  salesByNetwork,
  stepsByDay,
  sumCounts,
  sumSteps,
  sumVitals,
} from './report.repo.ts';

/** The steps of the funnel in their order, and their names. */
export const funnelSteps = {
  visit: 'Visits',
  plan_seen: 'Saw the plans',
  plan_chosen: 'Chose a plan',
  checkout_opened: 'Opened the checkout',
  method_chosen: 'Chose a way to pay',
  order_paid: 'Paid',
} as const;
export type FunnelStep = keyof typeof funnelSteps;
export const stepNames = Object.keys(funnelSteps) as FunnelStep[];

/** By what visits are told apart, and the heading of each table. */
export const dimensions = {
  language: 'Language',
  country: 'Country',
  campaign: 'Campaign',
  method: 'Way to pay',
  hab: 'Experiment (hab)',
  pab: 'Experiment (pab)',
} as const;
export type Dimension = keyof typeof dimensions;
/** Those that have rows only while an experiment runs. */
const experimental: readonly string[] = ['hab', 'pab'] satisfies Dimension[];

/** The dimensions that a report shows. */
export const shownDimensions = ({ by }: Pick<Report, 'by'>): Dimension[] =>
  (Object.keys(dimensions) as Dimension[]).filter(
    (name) => by[name].length > 0 || !experimental.includes(name),
  );

/** Events that are counted by what tells them apart. */
export const countedEvents = {
  payment_declined: 'Declined payments, by class',
  download_pressed: 'Downloads, by app',
  leak_verdict: 'Verdicts of the leak test',
  plan_chosen: 'Plans chosen',
  language_chosen: 'Languages chosen',
  campaign_shown: 'Campaigns shown',
  campaign_pressed: 'Campaigns pressed',
  page_view: 'Pages',
} as const;
export type CountedEvent = keyof typeof countedEvents;

/** Sales by where the order says that its buyer came from. */
export const salesTables = { network: 'Network', campaign: 'Campaign' } as const;
export type SalesTable = keyof typeof salesTables;

/** Visits by the name of a step; a step nobody reached is missing. */
export type Steps = Readonly<Record<string, number>>;

export interface Report {
  /** UTC days, both included. */
  from: string;
  until: string;
  days: number;
  madeAt: Date;
  /** Events that are not counted yet. */
  waiting: number;
  /** Every day of the period, days without a visit included. */
  byDay: readonly { day: string; steps: Steps }[];
  all: Steps;
  /** The rows with most visits first. */
  by: Readonly<Record<Dimension, readonly { value: string; steps: Steps }[]>>;
  counts: Readonly<Record<CountedEvent, readonly { value: string; events: number }[]>>;
  vitals: readonly { metric: VitalName; form: string; summary: VitalSummary }[];
  /** The same by what else tells pages apart, the values with most pages first. */
  vitalsBy: Readonly<Record<SplitVitals, readonly VitalsRow[]>>;
  /** Sales of the period, whether their visits may be measured or not. */
  sales: Readonly<Record<SalesTable, readonly SalesRow[]>>;
  orders: Awaited<ReturnType<typeof ordersForAPerson>>;
  /** Acts of customers about their contracts. */
  leaving: readonly LeavingRow[];
}

export type SplitVitals = Exclude<VitalDimension, 'form'>;

/** Pages of one value: of a family, a country. */
export interface VitalsRow {
  value: string;
  summaries: Readonly<Record<VitalName, VitalSummary>>;
}

const mostOrders = 100;
/** Values of one kind in the tables of vitals. */
const mostVitalRows = 30;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

type VitalRows = Awaited<ReturnType<typeof sumVitals>>;

function summaryOf(
  rows: VitalRows,
  metric: VitalName,
  dimension: VitalDimension,
  value: string,
): VitalSummary {
  const own = rows.filter(
    (row) => row.metric === metric && row.dimension === dimension && row.value === value,
  );
  return summariseVital(metric, new Map(own.map(({ bucket, pages }) => [bucket, pages])));
}

const mostPages = ({ summaries }: VitalsRow) =>
  Math.max(...Object.values(summaries).map(({ pages }) => pages));

function vitalsBy(rows: VitalRows): Report['vitalsBy'] {
  const rowsOf = (dimension: VitalDimension): VitalsRow[] => {
    const own = rows.filter((row) => row.dimension === dimension);
    return [...new Set(own.map(({ value }) => value))]
      .map((value) => ({
        value,
        summaries: Object.fromEntries(
          (Object.keys(vitalScales) as VitalName[]).map((metric) => [
            metric,
            summaryOf(own, metric, dimension, value),
          ]),
        ) as Record<VitalName, VitalSummary>,
      }))
      .sort((one, other) => mostPages(other) - mostPages(one))
      .slice(0, mostVitalRows);
  };
  return Object.fromEntries(
    vitalDimensions.filter((each) => each !== 'form').map((each) => [each, rowsOf(each)]),
  ) as unknown as Report['vitalsBy'];
}

/** Reads the report of the days up to today. */
export async function readReport(context: Context, days: number): Promise<Report> {
  const { db } = context;
  const madeAt = timeFromNow(context);
  const list = Array.from({ length: days }, (_, index) =>
    dayOf(new Date(madeAt.getTime() - (days - 1 - index) * dayMs)),
  );
  const period = { from: list[0] as string, until: list.at(-1) as string };
  const [sums, daily, counts, vitals, orders, waiting, network, campaign, leaving] = await Promise.all([
    sumSteps(db, period),
    stepsByDay(db, period),
    sumCounts(db, period),
    sumVitals(db, period),
    ordersForAPerson(db, mostOrders),
    countUnrolled(db),
    salesByNetwork(db, period),
    salesByCampaign(db, period),
    leavings(db, period),
  ]);

  const stepsOf = (rows: readonly { step: string; visits: number }[]): Steps =>
    Object.fromEntries(rows.map(({ step, visits }) => [step, visits]));
  const rowsOf = (dimension: string) => {
    const grouped = Map.groupBy(
      sums.filter((row) => row.dimension === dimension),
      ({ value }) => value,
    );
    return [...grouped]
      .map(([value, rows]) => ({ value, steps: stepsOf(rows) }))
      .sort((one, other) => (other.steps.visit ?? 0) - (one.steps.visit ?? 0));
  };
  const perDay = Map.groupBy(daily, ({ day }) => day);
  return {
    ...period,
    days,
    madeAt,
    waiting,
    byDay: list.map((day) => ({ day, steps: stepsOf(perDay.get(day) ?? []) })),
    all: rowsOf('all')[0]?.steps ?? {},
    by: Object.fromEntries(
      Object.keys(dimensions).map((name) => [name, rowsOf(name)]),
    ) as unknown as Report['by'],
    counts: Object.fromEntries(
      Object.keys(countedEvents).map((event) => [
        event,
        counts.filter((row) => row.event === event).map(({ value, events }) => ({ value, events })),
      ]),
    ) as unknown as Report['counts'],
    vitals: (Object.keys(vitalScales) as VitalName[]).flatMap((metric) =>
      ['mobile', 'desktop'].map((form) => ({
        metric,
        form,
        summary: summaryOf(vitals, metric, 'form', form),
      })),
    ),
    vitalsBy: vitalsBy(vitals),
    sales: { network, campaign },
    orders,
    leaving,
  };
}

import { desc, isNotNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { contractActs } from '../../db/contractTables.ts';
import { conversions } from '../../db/partnerTables.ts';
import { orders } from '../../db/schema.ts';

/** The days of a report, both included. UTC. */
export interface Period {
  from: string;
  until: string;
}

export interface StepCount {
  dimension: string;
  value: string;
  step: string;
  visits: number;
}

const within = ({ from, until }: Period) => sql`day between ${from} and ${until}`;

/** Visits by what they are told apart by, and by the step they reached. */
export async function sumSteps(db: Queries, period: Period): Promise<StepCount[]> {
  const { rows } = await db.execute<{ dimension: string; value: string; step: string; visits: string }>(sql`
    select dimension, value, step, sum(visits) as visits from analytics_daily
    where ${within(period)} group by 1, 2, 3`);
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}

/** Visits of every day by the step they reached. */
export async function stepsByDay(
  db: Queries,
  period: Period,
): Promise<{ day: string; step: string; visits: number }[]> {
  const { rows } = await db.execute<{ day: string; step: string; visits: number }>(sql`
    select day::text, step, visits from analytics_daily
    where dimension = 'all' and ${within(period)} order by day`);
  return rows;
}

/** Events by what tells them apart, the most frequent first. */
export async function sumCounts(
  db: Queries,
  period: Period,
): Promise<{ event: string; value: string; events: number }[]> {
  const { rows } = await db.execute<{ event: string; value: string; events: string }>(sql`
    select event, value, sum(events) as events from analytics_counts
    where ${within(period)} group by 1, 2 order by 3 desc, 2`);
  return rows.map((row) => ({ ...row, events: Number(row.events) }));
}

/** The histograms of the vitals. */
export async function sumVitals(
  db: Queries,
  period: Period,
): Promise<{ metric: string; dimension: string; value: string; bucket: number; pages: number }[]> {
  const { rows } = await db.execute<{
    metric: string;
    dimension: string;
    value: string;
    bucket: number;
    pages: string;
  }>(sql`
    select metric, dimension, value, bucket, sum(pages) as pages from analytics_vitals
    where ${within(period)} group by 1, 2, 3, 4`);
  return rows.map((row) => ({ ...row, pages: Number(row.pages) }));
}

/** Events that have not been counted yet. */
export async function countUnrolled(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ open: string }>(
    sql`select coalesce(sum(events - rolled_events), 0) as open from analytics_days`,
  );
  return Number(rows[0]?.open ?? 0);
}

/** Orders with a note for the operator, or with something that is owed to a provider, the newest first. */
export async function ordersForAPerson(db: Queries, most: number) {
  return db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      state: orders.state,
      method: orders.method,
      plan: orders.planId,
      amount: orders.amount,
      currency: orders.currency,
      attention: orders.attention,
      providerAction: orders.providerAction,
    })
    .from(orders)
    .where(or(isNotNull(orders.attention), isNotNull(orders.providerAction)))
    .orderBy(desc(orders.createdAt))
    .limit(most);
}

/** Sales of one kind and currency. Amounts in minor units: of those whose money stayed. */
export interface SalesRow {
  /** The network, or the campaign; empty where there was none. */
  value: string;
  currency: string;
  sales: number;
  /** Of these, sales whose money went back. */
  reversed: number;
  amount: number;
}

type SalesCount = Omit<SalesRow, 'sales' | 'reversed' | 'amount'> &
  Record<'sales' | 'reversed' | 'amount', string>;

const mostSalesRows = 200;
const numbersOf = (rows: readonly SalesCount[]): SalesRow[] =>
  rows.map(({ value, currency, sales, reversed, amount }) => ({
    value,
    currency,
    sales: Number(sales),
    reversed: Number(reversed),
    amount: Number(amount),
  }));

/** Days in UTC, both included, of a column with a time. */
const between = (column: SQLWrapper, { from, until }: Period) =>
  sql`${column} >= ${`${from}T00:00:00Z`} and ${column} < ${`${until}T00:00:00Z`}::timestamptz + interval '1 day'`;

/** Sales that an affiliate network or a partner brought (the table of conversions), without tax. */
export async function salesByNetwork(db: Queries, period: Period): Promise<SalesRow[]> {
  const wentBack = sql`${conversions.reversedAt} is not null or ${conversions.state} = 'dropped'`;
  const { rows } = await db.execute<SalesCount & Record<string, unknown>>(sql`
    select ${conversions.network} as value, ${conversions.currency} as currency, count(*) as sales,
      count(*) filter (where ${wentBack}) as reversed,
      coalesce(sum(${conversions.amount}) filter (where not (${wentBack})), 0) as amount
    from ${conversions} where ${between(conversions.soldAt, period)}
    group by 1, 2 order by 3 desc, 1, 2`);
  return numbersOf(rows);
}

/** Orders that were paid, by the campaign that brought the buyer as the order names it. A trial counts when it begins. */
export async function salesByCampaign(db: Queries, period: Period): Promise<SalesRow[]> {
  const wentBack = sql`${orders.state} in ('refunded', 'disputed')`;
  const { rows } = await db.execute<SalesCount & Record<string, unknown>>(sql`
    select coalesce(${orders.tracking}->>'utm_campaign', '') as value, ${orders.currency} as currency,
      count(*) as sales, count(*) filter (where ${wentBack}) as reversed,
      coalesce(sum(${orders.amount}) filter (where not (${wentBack})), 0) as amount
    from ${orders} where ${orders.paidAt} is not null and ${between(orders.paidAt, period)}
    group by 1, 2 order by 3 desc, 1, 2 limit ${mostSalesRows}`);
  return numbersOf(rows);
}

/** Acts of leaving of one kind, by the reason that was given afterwards; empty where none was. */
export interface LeavingRow {
  kind: string;
  reason: string;
  acts: number;
}

/** How customers left by themselves, and why as far as they said it. */
export async function leavings(db: Queries, period: Period): Promise<LeavingRow[]> {
  const { rows } = await db.execute<{ kind: string; reason: string; acts: string }>(sql`
    select ${contractActs.kind} as kind, coalesce(${contractActs.reason}, '') as reason, count(*) as acts
    from ${contractActs} where ${between(contractActs.at, period)}
    group by 1, 2 order by 3 desc, 1, 2`);
  return rows.map(({ kind, reason, acts }) => ({ kind, reason, acts: Number(acts) }));
}

import { desc, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
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
): Promise<{ metric: string; form: string; bucket: number; pages: number }[]> {
  const { rows } = await db.execute<{ metric: string; form: string; bucket: number; pages: string }>(sql`
    select metric, form, bucket, sum(pages) as pages from analytics_vitals
    where ${within(period)} group by 1, 2, 3`);
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
      duty: orders.duty,
    })
    .from(orders)
    .where(or(isNotNull(orders.attention), isNotNull(orders.duty)))
    .orderBy(desc(orders.createdAt))
    .limit(most);
}

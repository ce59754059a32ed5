import type { OwnPart, PartState } from '@tern/domain';
import { gte, lt, max, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { statusDayRows as rows } from '../../db/statusTables.ts';
import type { Measured } from './measureParts.ts';

/** When a sample was written last, of any part. */
export async function lastSample(db: Queries): Promise<Date | null> {
  const [row] = await db.select({ at: max(rows.sampledAt) }).from(rows);
  return row?.at ?? null;
}

/** Adds a sample to its day, unless a later one is there: once, however many processes took it. */
export async function addSample(db: Queries, at: Date, measured: Measured): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const values = (Object.entries(measured) as [OwnPart, PartState][]).map(([part, state]) => ({
    day,
    part,
    samples: 1,
    limited: Number(state === 'limited'),
    down: Number(state === 'down'),
    state,
    sampledAt: at,
  }));
  if (!values.length) return;
  await db
    .insert(rows)
    .values(values)
    .onConflictDoUpdate({
      target: [rows.day, rows.part],
      set: {
        samples: sql`${rows.samples} + 1`,
        limited: sql`${rows.limited} + excluded.limited`,
        down: sql`${rows.down} + excluded.down`,
        state: sql`excluded.state`,
        sampledAt: sql`excluded.sampled_at`,
      },
      setWhere: sql`${rows.sampledAt} < excluded.sampled_at`,
    });
}

/** Removes the days before `day` (`2026-08-31`). */
export async function dropDays(db: Queries, day: string): Promise<void> {
  await db.delete(rows).where(lt(rows.day, day));
}

export type StatusDayRow = typeof rows.$inferSelect;

export const listDays = (db: Queries, first: string): Promise<StatusDayRow[]> =>
  db.select().from(rows).where(gte(rows.day, first)).orderBy(rows.day);

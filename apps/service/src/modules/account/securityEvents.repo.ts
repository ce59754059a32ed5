import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { securityEvents } from '../../db/schema.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function insertSecurityEvent(
  db: Queries,
  event: typeof securityEvents.$inferInsert,
): Promise<void> {
  await db.insert(securityEvents).values(event);
}

/** Newest first; only what is older than `before`. */
export async function listSecurityEvents(
  db: Queries,
  userId: string,
  options: { limit: number; before?: { at: Date; id: string } },
): Promise<SecurityEventRow[]> {
  const { before, limit } = options;
  return db
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        before
          ? or(
              lt(securityEvents.at, before.at),
              and(eq(securityEvents.at, before.at), lt(securityEvents.id, before.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit);
}

export async function dropSecurityEvents(db: Queries, olderThan: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, olderThan));
}

export async function findOwnSecurityEvent(
  db: Queries,
  userId: string,
  id: string,
): Promise<SecurityEventRow | undefined> {
  const [row] = await db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.id, id), eq(securityEvents.userId, userId)));
  return row;
}

export async function deleteSecurityEvents(db: Queries, userId: string): Promise<void> {
  await db.delete(securityEvents).where(eq(securityEvents.userId, userId));
}

/** Whether the same happened from the same client. */
export async function hasSecurityEventSince(
  db: Queries,
  event: Pick<SecurityEventRow, 'userId' | 'kind' | 'country' | 'userAgent' | 'appType'>,
  since: Date,
): Promise<boolean> {
  const { userId, kind, country, userAgent, appType } = event;
  const rows = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.kind, kind),
        eq(securityEvents.appType, appType),
        country === null ? isNull(securityEvents.country) : eq(securityEvents.country, country),
        userAgent === null ? isNull(securityEvents.userAgent) : eq(securityEvents.userAgent, userAgent),
        gt(securityEvents.at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

import { and, count, desc, eq, getTableColumns, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { claim } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { type KeyWish, wireguardKeys } from '../../db/wireguardTables.ts';
import { planRuns } from '../payment/subscription/planRuns.ts';

export type KeyRow = typeof wireguardKeys.$inferSelect;
/** `runs`: whether its person has a plan that works. */
export type HeldKey = KeyRow & { runs: boolean };

const owner = sql.raw('wireguard_keys.user_id');
const held = (now: Date) => ({ ...getTableColumns(wireguardKeys), runs: planRuns(owner, now) });

/** Whether the host is to know it: no plan, no key. */
export const wishOf = ({ removedAt, runs }: Pick<HeldKey, 'removedAt' | 'runs'>): KeyWish =>
  removedAt === null && runs ? 'present' : 'absent';

/** Whether its row goes once the host has confirmed it: it was removed, or its account is gone. */
export const isGoing = ({ removedAt, userId }: Pick<KeyRow, 'removedAt' | 'userId'>): boolean =>
  removedAt !== null || userId === null;

/** The newest first. */
export async function listKeys(db: Queries, userId: string, now: Date): Promise<HeldKey[]> {
  return db
    .select(held(now))
    .from(wireguardKeys)
    .where(eq(wireguardKeys.userId, userId))
    .orderBy(desc(wireguardKeys.createdAt), desc(wireguardKeys.id));
}

/**
 * How many places its keys take. Those that are removed count until the host has confirmed it; `isHosted`: there is a host
 * that can.
 */
export async function countKeys(
  db: Queries,
  { userId, isHosted }: { userId: string; isHosted: boolean },
): Promise<number> {
  const which = and(eq(wireguardKeys.userId, userId), isHosted ? undefined : isNull(wireguardKeys.removedAt));
  const [row] = await db.select({ all: count() }).from(wireguardKeys).where(which);
  return row?.all ?? 0;
}

async function lockOne(tx: Queries, which: SQL | undefined, now: Date): Promise<HeldKey | undefined> {
  const [row] = await tx.select(held(now)).from(wireguardKeys).where(which).for('update');
  return row;
}

export const lockKey = (tx: Queries, id: string, now: Date) => lockOne(tx, eq(wireguardKeys.id, id), now);

export const lockOwnKey = (tx: Queries, { id, userId }: { id: string; userId: string }, now: Date) =>
  lockOne(tx, and(eq(wireguardKeys.id, id), eq(wireguardKeys.userId, userId)), now);

/** Whosever it is. */
export const lockPublicKey = (tx: Queries, publicKey: string, now: Date) =>
  lockOne(tx, eq(wireguardKeys.publicKey, publicKey), now);

/** Undefined: the account has no such key. */
export async function findOwnKey(
  db: Queries,
  { publicKey, userId }: { publicKey: string; userId: string },
  now: Date,
): Promise<HeldKey | undefined> {
  const [row] = await db
    .select(held(now))
    .from(wireguardKeys)
    .where(and(eq(wireguardKeys.publicKey, publicKey), eq(wireguardKeys.userId, userId)));
  return row;
}

/** Undefined where somebody has it already. */
export async function insertKey(
  db: Queries,
  key: typeof wireguardKeys.$inferInsert,
): Promise<KeyRow | undefined> {
  const [row] = await db.insert(wireguardKeys).values(key).onConflictDoNothing().returning();
  return row;
}

export async function updateKey(db: Queries, id: string, change: Partial<KeyRow>): Promise<void> {
  await db.update(wireguardKeys).set(change).where(eq(wireguardKeys.id, id));
}

export async function deleteKey(db: Queries, id: string): Promise<void> {
  await db.delete(wireguardKeys).where(eq(wireguardKeys.id, id));
}

/** Nothing of the person is left; the rows go once the host has confirmed that it does not know the keys. */
export async function releaseKeys(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .update(wireguardKeys)
    .set({ userId: null, name: '', cities: [], removedAt: now, nextTryAt: now, attempts: 0 })
    .where(eq(wireguardKeys.userId, userId));
}

/** Makes those due whose plan has ended or come back since the host confirmed them. Returns how many. */
export async function markChangedPlans(db: Queries, now: Date): Promise<number> {
  const runs = planRuns(owner, now);
  const rows = await db
    .update(wireguardKeys)
    .set({ nextTryAt: now, attempts: 0 })
    .where(
      and(
        isNull(wireguardKeys.nextTryAt),
        isNull(wireguardKeys.removedAt),
        or(
          and(runs, ne(wireguardKeys.hostState, 'present')),
          and(not(runs), ne(wireguardKeys.hostState, 'absent')),
        ),
      ),
    )
    .returning({ id: wireguardKeys.id });
  return rows.length;
}

/** Takes keys of which the host is to be told something. `lease` decides in the same transaction; null: nothing. */
export async function claimKeys<Claimed>(
  db: Database,
  now: Date,
  { most, lease }: { most: number; lease: (tx: Queries, row: HeldKey) => Promise<Claimed | null> },
): Promise<{ found: number; claimed: Claimed[] }> {
  const due = (tx: Queries) =>
    tx
      .select(held(now))
      .from(wireguardKeys)
      .where(lte(wireguardKeys.nextTryAt, now))
      .orderBy(wireguardKeys.nextTryAt);
  const leased = await claim(db, due, { most, lease });
  return { found: leased.length, claimed: leased.filter((each) => each !== null) };
}

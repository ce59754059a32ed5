import { emailKeyOf } from '@tern/domain';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or } from 'drizzle-orm';
import { lockFree } from '../../db/claim.ts';
import type { Queries } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** `locked`: nobody else changes it until the transaction ends. */
export async function findUser(
  db: Queries,
  id: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<UserRow | undefined> {
  const found = db.select().from(users).where(eq(users.id, id));
  const [row] = await (locked ? found.for('update') : found);
  return row;
}

/** Of the session that was used last, of those whose country is known. */
export async function findLastCountry(db: Queries, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ country: sessions.country })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.country)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1);
  return row?.country ?? null;
}

/** The account that an address signs in to: what it holds belongs to the address only once that is proven. */
export async function findUserByEmail(
  db: Queries,
  email: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<UserRow | undefined> {
  const found = db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  const [row] = await (locked ? found.for('update') : found);
  return row;
}

/** Undefined when the address is taken. */
export async function insertUser(
  db: Queries,
  user: { id: string; email: string; language: string; createdAt: Date },
): Promise<UserRow | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, emailKey: emailKeyOf(user.email) })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Sets a password where there is none. Returns whether it did. */
export async function setFirstPassword(db: Queries, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.passwordHash)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Replaces a password; with `former` only if it still is that one. Returns whether it did. */
export async function writePassword(
  db: Queries,
  userId: string,
  change: { passwordHash: string; former?: string },
): Promise<boolean> {
  const { passwordHash, former } = change;
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), former === undefined ? undefined : eq(users.passwordHash, former)))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function insertSession(db: Queries, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function findSession(db: Queries, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row;
}

export async function touchSession(
  db: Queries,
  tokenHash: string,
  times: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set(times)
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
}

export async function revokeSession(db: Queries, tokenHash: string, revokedAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
}

/** Ends every session of these people, save one. Returns how many ended. */
export async function revokeSessionsOf(
  db: Queries,
  userIds: readonly string[],
  options: { revokedAt: Date; except?: string | undefined },
): Promise<number> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: options.revokedAt })
    .where(
      and(
        inArray(sessions.userId, [...userIds]),
        isNull(sessions.revokedAt),
        options.except ? ne(sessions.tokenHash, options.except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return rows.length;
}

/** Not ended, not expired; the one seen last first. */
export async function listLiveSessions(db: Queries, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Returns false for a session of another person, and for one that has ended. */
export async function revokeOwnSession(
  db: Queries,
  userId: string,
  id: string,
  revokedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Ended sessions stay for a while, so that clients learn what became of them. */
export async function dropOldSessions(db: Queries, endedBefore: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
}

/** The language of mails. */
export async function setLanguage(db: Queries, userId: string, language: string): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

export async function setDeleteAfter(db: Queries, userId: string, deleteAfter: Date | null): Promise<void> {
  await db.update(users).set({ deleteAfter }).where(eq(users.id, userId));
}

/** Takes one account whose grace period is over, save these; the caller's transaction keeps others away. */
export async function lockDueDeletion(
  db: Queries,
  now: Date,
  except: readonly string[],
): Promise<UserRow | undefined> {
  const due = db
    .select()
    .from(users)
    .where(and(lte(users.deleteAfter, now), isNull(users.deletedAt), notInArray(users.id, [...except])));
  return (await lockFree(due, 1))[0];
}

/** Leaves the bare id, which orders hang on: bookkeeping has to keep those. */
export async function emptyUser(db: Queries, userId: string, deletedAt: Date): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db
    .update(users)
    .set({
      email: null,
      emailKey: null,
      emailProvenAt: null,
      passwordHash: null,
      name: null,
      avatar: null,
      deletedAt,
    })
    .where(eq(users.id, userId));
}

export async function revokeSessionsOfDevice(db: Queries, deviceId: string, revokedAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.deviceId, deviceId), isNull(sessions.revokedAt)));
}

/** Whether the person was signed in from such a client in such a country before. */
export async function hasSeenClient(
  db: Queries,
  client: { userId: string; userAgent: string | null; country: string | null; appType: number },
): Promise<boolean> {
  const { userId, userAgent, country, appType } = client;
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.appType, appType),
        userAgent === null ? isNull(sessions.userAgent) : eq(sessions.userAgent, userAgent),
        country === null ? isNull(sessions.country) : eq(sessions.country, country),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

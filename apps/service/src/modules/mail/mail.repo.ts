import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { lockFree } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { mailOutbox, users } from '../../db/schema.ts';

export type MailRow = typeof mailOutbox.$inferSelect;

export async function findRecipient(
  db: Queries,
  userId: string,
): Promise<{ email: string | null; language: string; isProven: boolean } | undefined> {
  const [row] = await db
    .select({
      email: users.email,
      language: sql<string>`coalesce(${users.mailLanguage}, ${users.language})`,
      isProven: sql<boolean>`${users.emailProvenAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function insertMail(db: Queries, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  await db.insert(mailOutbox).values(mail).onConflictDoNothing();
}

/** Takes back mails that no process has begun to send, by the beginning of their occasion. */
export async function takeUnsent(
  db: Queries,
  { userId, occasions }: { userId: string; occasions: string },
): Promise<Pick<MailRow, 'template' | 'data'>[]> {
  const { template, data } = mailOutbox;
  return db
    .delete(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        eq(mailOutbox.attempts, 0),
        eq(mailOutbox.userId, userId),
        sql`starts_with(${mailOutbox.occasion}, ${occasions})`,
      ),
    )
    .returning({ template, data });
}

/** Takes the mail that has been due longest; no other process gets it before `leaseUntil`. */
export async function claimMail(db: Database, now: Date, leaseUntil: Date): Promise<MailRow | undefined> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, now)))
    .orderBy(mailOutbox.nextTryAt);
  const [row] = await db
    .update(mailOutbox)
    .set({ nextTryAt: leaseUntil, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, sql`(${lockFree(due, 1)})`))
    .returning();
  return row;
}

/** The address a mail of this occasion was sent to, once it was. */
export async function findSentTo(db: Queries, occasion: string): Promise<string | null> {
  const [row] = await db
    .select({ recipient: mailOutbox.recipient })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.occasion, occasion), isNotNull(mailOutbox.sentAt)));
  return row?.recipient ?? null;
}

/** Nobody looks up later where a mail without an account went. */
const recipientLeft = sql`case when ${mailOutbox.userId} is null then '' else ${mailOutbox.recipient} end`;

/** The text of the mail is not saved. */
export async function markSent(db: Database, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt, nextTryAt: null, failure: null, data: {}, recipient: recipientLeft })
    .where(eq(mailOutbox.id, id));
}

/** `nextTryAt` null: given up. */
export async function markFailed(
  db: Database,
  id: string,
  failure: string,
  nextTryAt: Date | null,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failure, nextTryAt, ...(nextTryAt ? {} : { data: {}, recipient: recipientLeft }) })
    .where(eq(mailOutbox.id, id));
}

export async function listMails(db: Queries, userId: string): Promise<MailRow[]> {
  return db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId)).orderBy(mailOutbox.createdAt);
}

/** Deletes old rows: settled mails to nobody's account, and all of a certain age. */
export async function deleteOldMails(
  db: Queries,
  { bareBefore, allBefore }: { bareBefore: Date; allBefore: Date },
): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(
      or(
        lt(mailOutbox.createdAt, allBefore),
        and(
          isNull(mailOutbox.userId),
          lt(mailOutbox.createdAt, bareBefore),
          or(
            isNotNull(mailOutbox.sentAt),
            isNull(mailOutbox.nextTryAt),
            lt(mailOutbox.expiresAt, bareBefore),
          ),
        ),
      ),
    );
}

export async function deleteMails(db: Queries, userId: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.userId, userId));
}

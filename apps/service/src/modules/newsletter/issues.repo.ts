import type { LetterContent } from '@tern/domain';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { lockFree } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterRuns,
  newsletterSubscribers,
} from '../../db/schema.ts';

export type IssueRow = typeof newsletterIssues.$inferSelect;
export type RunRow = typeof newsletterRuns.$inferSelect;

export async function findIssue(db: Queries, id: string): Promise<IssueRow | undefined> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row;
}

/** Stores an issue, or renews one of which no mail has gone out. Returns false when its words are fixed already. */
export async function saveIssue(
  db: Queries,
  issue: { id: string; content: LetterContent; contentHash: string; createdAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(newsletterIssues)
    .values(issue)
    .onConflictDoUpdate({
      target: newsletterIssues.id,
      set: { content: issue.content, contentHash: issue.contentHash },
      setWhere: sql`${newsletterIssues.firstSentAt} is null or ${newsletterIssues.contentHash} = excluded.content_hash`,
    })
    .returning({ id: newsletterIssues.id });
  return rows.length === 1;
}

/** The issues that were sent, newest first. */
export function listSentIssues(db: Queries): Promise<IssueRow[]> {
  return db
    .select()
    .from(newsletterIssues)
    .where(isNotNull(newsletterIssues.firstSentAt))
    .orderBy(desc(newsletterIssues.firstSentAt));
}

/** The newest sending of another issue since `after`, planned ones included. */
export async function findOtherRun(
  db: Queries,
  issueId: string,
  after: Date,
): Promise<{ issueId: string; startsAt: Date } | undefined> {
  const [row] = await db
    .select({ issueId: newsletterRuns.issueId, startsAt: newsletterRuns.startsAt })
    .from(newsletterRuns)
    .where(
      and(
        ne(newsletterRuns.issueId, issueId),
        gt(newsletterRuns.startsAt, after),
        // One that was stopped before it began is none.
        or(ne(newsletterRuns.state, 'stopped'), isNotNull(newsletterRuns.listedAt)),
      ),
    )
    .orderBy(desc(newsletterRuns.startsAt))
    .limit(1);
  return row;
}

export async function insertRun(db: Queries, run: typeof newsletterRuns.$inferInsert): Promise<void> {
  await db.insert(newsletterRuns).values(run);
}

export function listRuns(db: Queries, issueId?: string): Promise<RunRow[]> {
  return db
    .select()
    .from(newsletterRuns)
    .where(issueId === undefined ? undefined : eq(newsletterRuns.issueId, issueId))
    .orderBy(desc(newsletterRuns.startsAt));
}

export async function setRunState(
  db: Queries,
  issueId: string,
  change: { from: RunRow['state'][]; to: RunRow['state']; problem: string | null; nextBatchAt: Date },
): Promise<number> {
  const rows = await db
    .update(newsletterRuns)
    .set({
      // One that was stopped before its time waits for it again.
      state:
        change.to === 'sending'
          ? sql`case when listed_at is null then 'scheduled' else 'sending' end`
          : change.to,
      problem: change.problem,
      nextBatchAt: change.nextBatchAt,
      finishedAt: null,
    })
    .where(and(eq(newsletterRuns.issueId, issueId), inArray(newsletterRuns.state, change.from)))
    .returning({ id: newsletterRuns.id });
  return rows.length;
}

/** Lists the addresses of a run that is due, in one transaction. Returns whether there was one. */
export function listDueRun(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = tx
      .select()
      .from(newsletterRuns)
      .where(and(eq(newsletterRuns.state, 'scheduled'), lte(newsletterRuns.startsAt, now)))
      .orderBy(asc(newsletterRuns.startsAt));
    const [run] = await lockFree(due, 1);
    if (!run) return false;
    // An address has one row for an issue, whichever run comes first.
    await tx.execute(sql`
      insert into newsletter_deliveries (issue_id, run_id, email_key, state, next_try_at)
      select ${run.issueId}, ${run.id}, email_key, 'due', ${now.toISOString()}::timestamptz
      from newsletter_subscribers
      where state = 'confirmed' and (${run.language}::text is null or language = ${run.language})
      order by email_key
      on conflict (issue_id, email_key) do nothing`);
    await tx
      .update(newsletterRuns)
      .set({ state: 'sending', listedAt: now, nextBatchAt: now })
      .where(eq(newsletterRuns.id, run.id));
    return true;
  });
}

/**
 * The run whose turn it is, locked until the end of the transaction: the oldest, so that all processes together keep
 * to one rate. Undefined while its next batch is not due, or another process has it.
 */
export async function lockTurn(db: Queries, now: Date): Promise<RunRow | undefined> {
  const oldest = db
    .select({ id: newsletterRuns.id })
    .from(newsletterRuns)
    .where(eq(newsletterRuns.state, 'sending'))
    .orderBy(asc(newsletterRuns.startsAt), asc(newsletterRuns.id))
    .limit(1);
  const due = db
    .select()
    .from(newsletterRuns)
    .where(
      and(
        eq(newsletterRuns.id, sql`(${oldest})`),
        eq(newsletterRuns.state, 'sending'),
        lte(newsletterRuns.nextBatchAt, now),
      ),
    );
  return (await lockFree(due, 1))[0];
}

export async function setNextBatch(db: Queries, runId: string, at: Date): Promise<void> {
  await db.update(newsletterRuns).set({ nextBatchAt: at }).where(eq(newsletterRuns.id, runId));
}

/** Ends the runs that have nothing left to do. */
export async function finishRuns(db: Queries, now: Date): Promise<void> {
  const open = db
    .select({ one: sql`1` })
    .from(newsletterDeliveries)
    .where(
      and(
        eq(newsletterDeliveries.runId, newsletterRuns.id),
        inArray(newsletterDeliveries.state, ['due', 'claimed', 'handing']),
      ),
    );
  await db
    .update(newsletterRuns)
    .set({ state: 'sent', finishedAt: now })
    .where(and(eq(newsletterRuns.state, 'sending'), notExists(open)));
}

/** The issue is one from now on. */
export async function markIssueSent(db: Queries, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(newsletterIssues)
    .set({ firstSentAt: at })
    .where(and(eq(newsletterIssues.id, id), isNull(newsletterIssues.firstSentAt)))
    .returning({ id: newsletterIssues.id });
  return rows.length === 1;
}

/** How many addresses a run would get now: confirmed, and without a row of this issue. */
export async function countReaders(
  db: Queries,
  issueId: string,
  language: string | null,
): Promise<{ language: string; count: number }[]> {
  const has = db
    .select({ one: sql`1` })
    .from(newsletterDeliveries)
    .where(
      and(
        eq(newsletterDeliveries.issueId, issueId),
        eq(newsletterDeliveries.emailKey, newsletterSubscribers.emailKey),
      ),
    );
  return db
    .select({ language: newsletterSubscribers.language, count: sql<number>`count(*)::int` })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.state, 'confirmed'),
        language === null ? undefined : eq(newsletterSubscribers.language, language),
        sql`not ${exists(has)}`,
      ),
    )
    .groupBy(newsletterSubscribers.language)
    .orderBy(newsletterSubscribers.language);
}

import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { lockFree } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { newsletterDeliveries, newsletterRuns, newsletterSubscribers } from '../../db/schema.ts';

const rows = newsletterDeliveries;

/** A claimed delivery with the address it goes to. */
export interface Delivery {
  id: string;
  issueId: string;
  runId: string;
  /** The number of this claim. */
  attempts: number;
  emailKey: string;
  email: string;
  language: string;
  leaveToken: string;
}

/** Takes deliveries that are due; no other process gets them before `until`. Those of nobody any more are left out. */
export async function claimDeliveries(
  db: Queries,
  run: { id: string; most: number; now: Date; until: Date },
): Promise<Delivery[]> {
  const due = db
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.runId, run.id), eq(rows.state, 'due'), lte(rows.nextTryAt, run.now)))
    .orderBy(asc(rows.nextTryAt), asc(rows.id));
  const claimed = await db
    .update(rows)
    .set({ state: 'claimed', claimedUntil: run.until, attempts: sql`${rows.attempts} + 1` })
    .where(inArray(rows.id, lockFree(due, run.most)))
    .returning();
  if (!claimed.length) return [];
  const readers = await db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.state, 'confirmed'),
        inArray(
          newsletterSubscribers.emailKey,
          claimed.flatMap(({ emailKey }) => emailKey ?? []),
        ),
      ),
    );
  const byKey = new Map(readers.map((reader) => [reader.emailKey, reader]));
  const gone = claimed.filter(({ emailKey }) => !emailKey || !byKey.has(emailKey));
  if (gone.length) {
    await db
      .update(rows)
      .set({ state: 'left_out', claimedUntil: null })
      .where(
        inArray(
          rows.id,
          gone.map(({ id }) => id),
        ),
      );
  }
  return claimed.flatMap(({ id, issueId, runId, attempts, emailKey }) => {
    const reader = emailKey ? byKey.get(emailKey) : undefined;
    if (!reader) return [];
    const { email, language, leaveToken } = reader;
    return [{ id, issueId, runId, attempts, emailKey: reader.emailKey, email, language, leaveToken }];
  });
}

type Claim = Pick<Delivery, 'id' | 'attempts'>;

/**
 * Notes that the text goes out now: from here on a mail that nobody hears of is not sent again. Returns false when it
 * must not go out: the claim has run out, the address has left, or the run was stopped.
 */
export async function handOver(db: Queries, claim: Claim, now: Date): Promise<boolean> {
  const done = await db
    .update(rows)
    .set({ state: 'handing' })
    .where(
      and(
        eq(rows.id, claim.id),
        eq(rows.attempts, claim.attempts),
        eq(rows.state, 'claimed'),
        gt(rows.claimedUntil, now),
        sql`exists (select 1 from ${newsletterSubscribers} where ${newsletterSubscribers.emailKey} = ${rows.emailKey} and ${newsletterSubscribers.state} = 'confirmed')`,
        sql`exists (select 1 from ${newsletterRuns} where ${newsletterRuns.id} = ${rows.runId} and ${newsletterRuns.state} = 'sending')`,
      ),
    )
    .returning({ id: rows.id });
  return done.length === 1;
}

export type Result =
  | { state: 'sent'; reply: string; sentAt: Date }
  | { state: 'refused' | 'given_up'; reply: string }
  | { state: 'due'; reply: string; nextTryAt: Date }
  | { state: 'unknown' }
  /** Nothing is in it for this reader. */
  | { state: 'left_out' };

/** Writes what came of a claim. Saying it twice is saying it once. */
export async function settle(db: Queries, claim: Claim, result: Result): Promise<void> {
  await db
    .update(rows)
    .set({ ...result, claimedUntil: null })
    .where(
      and(
        eq(rows.id, claim.id),
        eq(rows.attempts, claim.attempts),
        inArray(rows.state, ['claimed', 'handing', 'unknown']),
      ),
    );
}

/** Gives a claim back untouched, or leaves it out where nobody is there any more. */
export async function giveBack(db: Queries, claim: Claim, now: Date): Promise<void> {
  await db
    .update(rows)
    .set({
      state: sql`case when exists (select 1 from ${newsletterSubscribers} where ${newsletterSubscribers.emailKey} = ${rows.emailKey} and ${newsletterSubscribers.state} = 'confirmed') then 'due' else 'left_out' end`,
      nextTryAt: now,
      claimedUntil: null,
    })
    .where(and(eq(rows.id, claim.id), eq(rows.attempts, claim.attempts), eq(rows.state, 'claimed')));
}

/** Claims of processes that ended: due again where no text went out, unknown where one may have. */
export async function releaseClaims(db: Queries, now: Date): Promise<void> {
  await db
    .update(rows)
    .set({
      state: sql`case when ${rows.state} = 'claimed' then 'due' else 'unknown' end`,
      claimedUntil: null,
    })
    .where(and(inArray(rows.state, ['claimed', 'handing']), lt(rows.claimedUntil, now)));
}

/** Lets an operator send again to addresses of which nobody knows whether they got the issue. */
export async function retryUnknown(db: Queries, issueId: string, now: Date): Promise<number> {
  const again = await db
    .update(rows)
    .set({ state: 'due', nextTryAt: now })
    .where(and(eq(rows.issueId, issueId), eq(rows.state, 'unknown')))
    .returning({ id: rows.id });
  return again.length;
}

/** The states of an address's newest deliveries, newest first. */
export async function lastStates(db: Queries, emailKey: string, most: number): Promise<string[]> {
  const found = await db
    .select({ state: rows.state })
    .from(rows)
    .where(and(eq(rows.emailKey, emailKey), inArray(rows.state, ['sent', 'refused', 'given_up'])))
    .orderBy(sql`${rows.nextTryAt} desc`)
    .limit(most);
  return found.map(({ state }) => state);
}

/** The delivery of a notice: by its number, else the newest mail to the address. */
export async function findDelivery(
  db: Queries,
  by: { id: string } | { emailKey: string },
): Promise<{ id: string; emailKey: string | null; state: string } | undefined> {
  const [row] = await db
    .select({ id: rows.id, emailKey: rows.emailKey, state: rows.state })
    .from(rows)
    .where('id' in by ? eq(rows.id, by.id) : and(eq(rows.emailKey, by.emailKey), isNotNull(rows.sentAt)))
    .orderBy(sql`${rows.sentAt} desc nulls last`)
    .limit(1);
  return row;
}

/** A relay knows more than a process that was killed. */
export async function markDelivered(db: Queries, id: string, at: Date): Promise<void> {
  await db
    .update(rows)
    .set({ state: 'sent', reply: 'notice', sentAt: at, claimedUntil: null })
    .where(and(eq(rows.id, id), inArray(rows.state, ['handing', 'unknown'])));
}

export async function markNotice(
  db: Queries,
  id: string,
  kind: 'bounced' | 'complained',
  at: Date,
): Promise<void> {
  const column = kind === 'bounced' ? rows.bouncedAt : rows.complainedAt;
  const known = sql`coalesce(${column}, ${at.toISOString()}::timestamptz)`;
  await db
    .update(rows)
    .set(kind === 'bounced' ? { bouncedAt: known } : { complainedAt: known })
    .where(eq(rows.id, id));
}

/** Notes at the newest mail of an address that its reader left after it. */
export async function markLeft(db: Queries, emailKey: string, at: Date): Promise<void> {
  const newest = db
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.emailKey, emailKey), isNotNull(rows.sentAt)))
    .orderBy(sql`${rows.sentAt} desc`)
    .limit(1);
  await db
    .update(rows)
    .set({ leftAt: at })
    .where(and(eq(rows.id, sql`(${newest})`), isNull(rows.leftAt)));
}

/** Forgets to whom issues went that were finished before. The figures stay. */
export async function forgetAddresses(db: Queries, before: Date): Promise<void> {
  await db.execute(sql`
    update newsletter_deliveries set email_key = null
    where email_key is not null
      and run_id in (select id from newsletter_runs where state = 'sent' and finished_at < ${before.toISOString()}::timestamptz)
      and issue_id not in (select issue_id from newsletter_runs where state <> 'sent')`);
}

export interface Figures {
  issue: string;
  addresses: number;
  waiting: number;
  sent: number;
  refused: number;
  givenUp: number;
  leftOut: number;
  unknown: number;
  bounced: number;
  complained: number;
  left: number;
}

/** Per issue, newest first. */
export async function readFigures(db: Database): Promise<Figures[]> {
  const of = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const stateIs = (...states: string[]) =>
    of(
      sql`${rows.state} in (${sql.join(
        states.map((state) => sql`${state}`),
        sql`, `,
      )})`,
    );
  return db
    .select({
      issue: rows.issueId,
      addresses: sql<number>`count(*)::int`,
      waiting: stateIs('due', 'claimed', 'handing'),
      sent: stateIs('sent'),
      refused: stateIs('refused'),
      givenUp: stateIs('given_up'),
      leftOut: stateIs('left_out'),
      unknown: stateIs('unknown'),
      bounced: of(sql`${rows.bouncedAt} is not null`),
      complained: of(sql`${rows.complainedAt} is not null`),
      left: of(sql`${rows.leftAt} is not null`),
    })
    .from(rows)
    .groupBy(rows.issueId)
    .orderBy(sql`min(${rows.nextTryAt}) desc`);
}

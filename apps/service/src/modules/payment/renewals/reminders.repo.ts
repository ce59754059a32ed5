import { and, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { lockFree } from '../../../db/claim.ts';
import type { Queries } from '../../../db/connect.ts';
import {
  charges,
  orders,
  paymentInstruments,
  planChanges,
  plans,
  subscriptions,
} from '../../../db/schema.ts';
import { moveTries } from '../rows/orderRules.ts';
import type { OrderRow, PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';

/** A charge that is coming. */
export interface ComingCharge {
  subscription: SubscriptionRow;
  order: OrderRow;
  /** The plan that it pays: another one where a change follows. */
  plan: PlanRow;
  /** Its sum, in minor units of the order's currency. */
  amount: number;
  chargeAt: Date;
  /** The price of the period before; null where it is not known, or was in another currency. */
  before: number | null;
}

/** When the buyers of a plan are reminded. */
export interface PlanReminder {
  planId: string;
  days: number;
  /** Of every charge. Else of one that is higher than the charge before. */
  always: boolean;
}

export async function listPlanRows(db: Queries): Promise<PlanRow[]> {
  return db.select().from(plans);
}

/** Providers tell the same date a little differently each time: that moves no charge. */
const slack = sql.raw(`interval '12 hours'`);

/** The day of the next charge. `movable`: methods whose provider moves it behind free days. */
function chargeAtOf(movable: readonly string[]) {
  const moves = movable.length
    ? sql`${inArray(orders.method, [...movable])} and ${orders.moveTries} < ${moveTries}`
    : sql`false`;
  const standing = sql`case when ${moves} then 0 else ${orders.extraDays} - ${orders.providerDays} end`;
  return sql<Date>`coalesce(${subscriptions.trialEndsAt}, ${subscriptions.pausedUntil}, ${subscriptions.currentPeriodEnd} - (${standing}) * interval '1 day')`;
}

/** A plan whose card is to be looked at before its next charge. */
export interface CardToCheck {
  subscription: SubscriptionRow;
  order: OrderRow;
  chargeAt: Date;
}

/** Plans whose next charge is near, and whose provider was not asked yet whether the card lasts until then. */
export async function listCardsToCheck(
  db: Queries,
  wanted: {
    now: Date;
    until: Date;
    methods: readonly string[];
    movable: readonly string[];
    except: readonly string[];
  },
): Promise<CardToCheck[]> {
  const { now, until, methods, movable, except } = wanted;
  const chargeAt = chargeAtOf(movable);
  const { askedFor } = paymentInstruments;
  const due = await db
    .select({ subscription: subscriptions, order: orders, chargeAt })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(paymentInstruments, eq(paymentInstruments.orderId, orders.id))
    .where(
      and(
        eq(subscriptions.state, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(orders.method, [...methods]),
        gt(chargeAt, now),
        lte(chargeAt, until),
        notInArray(orders.id, [...except]),
        or(isNull(askedFor), sql`${askedFor} not between ${chargeAt} - ${slack} and ${chargeAt} + ${slack}`),
      ),
    )
    .orderBy(chargeAt)
    .limit(50);
  return due.map((row) => ({ ...row, chargeAt: new Date(row.chargeAt) }));
}

/** Takes some plans whose next charge is near and was not announced yet, and notes that their mail is on its way. */
export async function claimReminders(
  tx: Queries,
  claim: {
    now: Date;
    /** First charges of trials are announced until then. */
    trialsUntil: Date;
    reminders: readonly PlanReminder[];
    /** The recurring methods, and those of them whose provider moves its charge behind free days. */
    methods: readonly string[];
    movable: readonly string[];
  },
): Promise<ComingCharge[]> {
  const { now, trialsUntil, reminders, methods, movable } = claim;
  if (reminders.length === 0) return [];
  const chargeAt = chargeAtOf(movable);
  const before = sql<number | null>`(
    select case when coalesce(last.currency, ${orders.currency}) = ${orders.currency} then last.amount - last.excess end
    from ${charges} last
    where last.order_id = ${orders.id} and last.paid_at is not null and last.ends_at is not null
    order by last.ends_at desc limit 1)`;
  const planId = sql<string>`coalesce(${planChanges.planId}, ${subscriptions.planId})`;
  const amount = sql<number>`coalesce(${planChanges.amount}, ${subscriptions.renewalAmount}, ${orders.renewalAmount}, ${orders.amount})`;
  const daysOf = sql`case ${planId} ${sql.join(
    reminders.map(({ planId: id, days }) => sql`when ${id} then ${days}::int`),
    sql` `,
  )} end`;
  const always = reminders.filter((reminder) => reminder.always).map(({ planId: id }) => id);
  const dearer = sql<boolean>`${before} < ${amount}`;
  const near = tx
    .select({ subscription: subscriptions, order: orders, plan: plans, amount, chargeAt, before })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(planChanges, and(eq(planChanges.orderId, orders.id), isNull(planChanges.withdrawnAt)))
    .innerJoin(plans, eq(plans.id, planId))
    .where(
      and(
        eq(subscriptions.state, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(orders.method, [...methods]),
        gt(chargeAt, now),
        or(
          and(isNotNull(subscriptions.trialEndsAt), sql`${chargeAt} <= ${trialsUntil}`),
          and(
            isNull(subscriptions.trialEndsAt),
            sql`${chargeAt} <= ${now}::timestamptz + (${daysOf}) * interval '1 day'`,
            always.length ? or(inArray(planId, always), dearer) : dearer,
          ),
        ),
        or(
          isNull(subscriptions.remindedFor),
          sql`${subscriptions.remindedFor} not between ${chargeAt} - ${slack} and ${chargeAt} + ${slack}`,
        ),
      ),
    )
    .orderBy(chargeAt);
  const due = await lockFree(near, 50, subscriptions);
  for (const { subscription, chargeAt: remindedFor } of due) {
    await tx
      .update(subscriptions)
      .set({ remindedFor: new Date(remindedFor) })
      .where(eq(subscriptions.id, subscription.id));
  }
  return due.map((row) => ({ ...row, chargeAt: new Date(row.chargeAt) }));
}

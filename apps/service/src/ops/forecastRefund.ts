import type { Context } from '../context.ts';
import { type Entitlement, entitlementOf, lossOf } from '../modules/payment/ledger/entitlementOf.ts';
import { ledgerOf } from '../modules/payment/ledger/ledgerOf.ts';
import type { ChargeToRefund } from '../modules/payment/providers/PaymentAdapter.ts';
import { findOrder, findSuccessors } from '../modules/payment/rows/orders.repo.ts';
import type { OrderRow } from '../modules/payment/rows/paymentRows.ts';
import { findSubscription } from '../modules/payment/rows/subscriptions.repo.ts';
import { voucherBeforeRefund } from '../modules/vouchers/vouchersForOperator.ts';
import { minute, money } from './opsTools.ts';

/** The effects of a refund on this plan, on the one that took it over and on the one before it, a sentence each. */
export async function forecastRefund(
  context: Context,
  order: OrderRow,
  charge: ChargeToRefund,
): Promise<string[]> {
  if (order.gift) return wordsOnVoucher(context, order);
  const { db, clock } = context;
  const now = clock.now();
  const ledger = await ledgerOf(db, order);
  const charges = ledger.charges.map((known) =>
    known.payment === charge.payment || ledger.charges.length === 1
      ? { ...known, fullyRefunded: true }
      : known,
  );
  const subscription = await findSubscription(db, order.id);
  const lines: string[] = [];
  const after = { ...ledger, charges };
  for (const next of await findSuccessors(db, order.id)) {
    if (!next.paidAt || next.state !== 'paid' || !subscription?.replacedAt) continue;
    const theirs = await ledgerOf(db, next);
    const lost = lossOf(after, subscription.replacedAt, next.carriedAmount);
    if (lost <= theirs.lost) continue;
    const { until } = entitlementOf({ ...theirs, lost });
    lines.push(
      `The rest of its plan was credited to ${next.id}: ${money(lost, next.currency)} of that credit goes with it, and the plan of ${next.id} ends ${endWords(until, now)}. It is not renewed.`,
    );
  }
  if (subscription?.state === 'active' || subscription?.state === 'past_due') {
    const { until, reversal }: Entitlement = entitlementOf(after);
    lines.push(reversal ? `Its plan ends ${endWords(until, now)}, and is not renewed.` : 'Its plan stays.');
    const before = order.replaces ? await findOrder(db, order.replaces) : undefined;
    if (before && order.carriedAmount > 0) lines.push(await wordsOnBefore(db, order, before, now));
  }
  return lines;
}

/** A gift has no plan of its buyer: its voucher ends, or somebody's plan loses the days that it still has of it. */
async function wordsOnVoucher(context: Context, { id }: OrderRow): Promise<string[]> {
  const voucher = await voucherBeforeRefund(context, id);
  if (!voucher) return [];
  const { redeemedAt, given, unused } = voucher;
  if (!redeemedAt) {
    return ['Its voucher is not redeemed: nobody can redeem it from now on, unless the refund fails.'];
  }
  const redeemed = `Its voucher was redeemed on ${minute(redeemedAt)}`;
  if (!given) return [`${redeemed}, and its time waits: it is not given, and a mail says so.`];
  if (!unused) return [`${redeemed}, and its ${given} days are used: no plan loses any.`];
  return [
    `${redeemed}: ${unused} of its ${given} days are not used, and leave the plan with the refund. A mail says so.`,
  ];
}

async function wordsOnBefore(
  db: Context['db'],
  order: OrderRow,
  before: OrderRow,
  now: number,
): Promise<string> {
  const { until, reversal } = entitlementOf(await ledgerOf(db, before));
  const credit = `${money(order.carriedAmount, order.currency)} of it was the rest of ${before.id}, which this does not give back`;
  return until && !reversal && until.getTime() > now
    ? `${credit}: the plan of ${before.id} holds again until ${minute(until)}, without a renewal.`
    : `${credit}, and whose plan is over. Refund ${before.id} too if the customer is to have that money.`;
}

const endWords = (until: Date | null, now: number) =>
  until && until.getTime() > now ? `on ${minute(until)}` : 'now';

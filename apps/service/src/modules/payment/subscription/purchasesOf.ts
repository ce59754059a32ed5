import type { Queries } from '../../../db/connect.ts';
import type { ProvenAddress } from '../../account/provenAddress.ts';
import { deleteNoticesOf } from '../contractActs/contractNotices.repo.ts';
import { dropInstrumentsOf } from '../instruments/instruments.repo.ts';
import { chargeData } from '../ledger/chargeData.ts';
import { listPayments } from '../rows/charges.repo.ts';
import {
  forgetCheckoutPages,
  forgetTracking,
  forgetWebhooks,
  listOrdersOf,
  listSubscriptionsOf,
} from '../rows/purchases.repo.ts';
import { type Contracts, contractsOf } from './contractsOf.ts';

type Purchases = Record<'orders' | 'subscriptions' | 'charges', Record<string, unknown>[]> & Contracts;

/**
 * The purchases of a person, and what became of them, for the export of their data. Amounts in minor units. `address`:
 * whose cancellations without a sign-in are theirs.
 */
export async function purchasesOf(
  db: Queries,
  { userId, address }: { userId: string; address: ProvenAddress | null },
): Promise<Purchases> {
  const orders = await listOrdersOf(db, userId);
  const subscriptions = await listSubscriptionsOf(db, userId);
  const charges = await listPayments(db, userId);
  return {
    orders: orders.map((order) => ({
      order_id: order.id,
      plan_id: order.planId,
      product_id: order.productId,
      method: order.method,
      currency: order.currency,
      amount: order.amount,
      coupon: order.coupon,
      /** Where the buyer came from. */
      tracking: order.tracking,
      trial_ends_at: order.trialEndsAt?.toISOString() ?? null,
      state: order.state,
      created_at: order.createdAt.toISOString(),
      paid_at: order.paidAt?.toISOString() ?? null,
    })),
    subscriptions: subscriptions.map((subscription) => ({
      subscription_id: subscription.id,
      order_id: subscription.orderId,
      plan_id: subscription.planId,
      state: subscription.state,
      started_at: subscription.startedAt.toISOString(),
      current_period_end: subscription.currentPeriodEnd.toISOString(),
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      paused_until: subscription.pausedUntil?.toISOString() ?? null,
    })),
    charges: charges.flatMap((row) => chargeData(row) ?? []),
    ...(await contractsOf(db, { userId, address, orders })),
  };
}

/**
 * The account is deleted: its orders stay for bookkeeping and lead back to nobody. Returns the front ids of the browsers
 * they came from.
 */
export async function forgetBuyer(db: Queries, userId: string): Promise<string[]> {
  await forgetWebhooks(db, userId);
  await forgetCheckoutPages(db, userId);
  await dropInstrumentsOf(db, userId);
  return forgetTracking(db, userId);
}

/** Cancellations without a sign-in, of an address whose account is deleted. */
export const dropNoticesOf = (db: Queries, address: ProvenAddress): Promise<void> =>
  deleteNoticesOf(db, address);

import { isRecurring } from '@tern/domain';
import type { Context } from '../../../context.ts';
import { chargeDue } from '../ledger/renewalDays.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import type { OrderRow, RefundRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { isRefundOpen } from '../rows/refunds.repo.ts';

/** A provider that has nothing left to go on with, such as in the last minutes of a period, refuses. */
const soonest = 10 * 60_000;

interface Held {
  order: OrderRow;
  subscription: SubscriptionRow;
  refunds: readonly RefundRow[];
  /** The buyer has removed the card that would pay. */
  cardRemoved: boolean;
}

/**
 * Whether a cancelled renewal can be taken back; `provider`: not there. Null: there is none, or nothing to go on with: no
 * time, or no card.
 */
export function resumable(
  context: Pick<Context, 'adapters' | 'clock'>,
  { order, subscription, refunds, cardRemoved }: Held,
): 'open' | 'provider' | null {
  if (subscription.state !== 'active' || !subscription.cancelAtPeriodEnd) return null;
  if (!isRecurring(order.method) || order.state !== 'paid') return null;
  if (cardRemoved || order.providerAction === 'refund' || refunds.some(isRefundOpen)) return null;
  // Free days that the provider does not count stand after its own end.
  if (chargeDue(order, subscription.currentPeriodEnd).getTime() < context.clock.now() + soonest) return null;
  return adapterOf(context.adapters, order.method)?.resumeSubscription ? 'open' : 'provider';
}

import { isCurrency } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { ContractActRow } from '../contractActs/contractActs.repo.ts';
import { recordAct } from '../contractActs/recordAct.ts';
import { isInstrumentRemoved } from '../instruments/instruments.repo.ts';
import { nextChargeAt } from '../ledger/renewalDays.ts';
import { adapterOf, type PaymentAdapter, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { lockBuyerOf } from '../rows/purchases.repo.ts';
import { listRefunds } from '../rows/refunds.repo.ts';
import { findSubscription, hasPlanBeside, updateSubscription } from '../rows/subscriptions.repo.ts';
import { afterCalls, releaseNextCall } from './owedCalls.ts';
import { resumable } from './resumable.ts';
import { tellProvider, writeOnce } from './tellProvider.ts';

const minute = 60_000;
/** Pauses after a refusal, which may be for now only. Then the renewal stays cancelled. */
const pauses = [1, 10, 60].map((minutes) => minutes * minute);

/** Whether the provider still has a subscription to go on with; true while it does not respond. */
export async function runsAtProvider(context: Context, order: OrderRow): Promise<boolean> {
  try {
    const facts = await adapterOf(context.adapters, order.method)?.readSubscription?.(order);
    return facts?.status !== 'ended';
  } catch (error) {
    return error instanceof ProviderUnavailable;
  }
}

/**
 * Takes a cancelled renewal back: the next period is charged after all. The provider is called in the background, until
 * that is done. Null: it cannot be taken back any more.
 */
export async function resumeByBuyer(
  context: Context,
  tx: Queries,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ContractActRow | null> {
  const order = await lockOrder(tx, orderId);
  const subscription = order && (await findSubscription(tx, orderId));
  const buyer = await lockBuyerOf(tx, { userId });
  if (!order || !subscription || buyer.gone || buyer.leaving) return null;
  const refunds = await listRefunds(tx, orderId);
  const cardRemoved = await isInstrumentRemoved(tx, orderId);
  if (resumable(context, { order, subscription, refunds, cardRemoved }) !== 'open') return null;
  // One renewing plan a person.
  if (await hasPlanBeside(tx, order, 'renewing')) return null;
  await updateSubscription(tx, subscription.id, {
    cancelAtPeriodEnd: false,
    cancelledAt: null,
    cancelToldAt: null,
    resumedAt: timeFromNow(context),
    besideAt: null,
    pausedUntil: null,
  });
  await updateOrder(tx, order, {
    providerAction: 'resume',
    providerActionAt: afterCalls(context, order),
    providerActionTries: 0,
  });
  const { currentPeriodEnd } = subscription;
  const { currency } = order;
  const amount = await nextSum(tx, order, subscription);
  const { row, facts } = await recordAct(context, tx, {
    kind: 'resume',
    order,
    worksUntil: currentPeriodEnd,
    money: { amount, currency },
  });
  if (isCurrency(currency)) {
    await enqueueMail(context, tx, {
      occasion: row.id,
      to: { userId },
      template: 'renewalResumed',
      data: {
        act: facts,
        amount,
        currency,
        next_charge_at: nextChargeAt(context, order, currentPeriodEnd).toISOString(),
      },
    });
  }
  return row;
}

/** Tells the provider that the renewal goes on. Where it refuses, the buyer hears of it, and the plan ends as it would have. */
export async function tellResume(context: Context, adapter: PaymentAdapter, given: OrderRow): Promise<void> {
  const told = await tellProvider(context, { order: given.id, providerAction: 'resume' }, async () => {
    await adapter.resumeSubscription?.(given);
  });
  if (told === 'unknown') return;
  await writeOnce(() =>
    context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, given.id);
      const subscription = order && (await findSubscription(tx, order.id));
      if (!order || !subscription) return;
      if (order.providerAction !== 'resume') return releaseNextCall(context, tx, order, given);
      const pause = pauses[order.providerActionTries];
      if (told === 'refused' && pause !== undefined) {
        const providerActionAt = timeFromNow(context, pause);
        await updateOrder(tx, order, {
          providerActionAt,
          providerActionTries: order.providerActionTries + 1,
        });
        return;
      }
      const refused = told === 'refused';
      await updateOrder(tx, order, {
        providerAction: null,
        providerActionAt: null,
        providerActionTries: 0,
        ...(refused && { attention: noted(order.attention, 'resume_refused') }),
      });
      await updateSubscription(tx, subscription.id, {
        // A cancellation from before this time is over.
        resumedAt: timeFromNow(context),
        ...(refused && { cancelAtPeriodEnd: true, cancelledAt: timeFromNow(context) }),
      });
      if (!refused) return;
      await enqueueMail(context, tx, {
        occasion: `resume refused:${order.id}:${timeFromNow(context).toISOString()}`,
        to: { userId: order.userId },
        template: 'renewalStaysOff',
        data: { period_end: subscription.currentPeriodEnd.toISOString() },
      });
    }),
  );
}

import { renewalPagePath, trialCancelPath } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { type RenewalPageState, renderRenewalPage } from '@tern/mails';
import { type Context, timeFromNow } from '../../../context.ts';
import { linkedPage } from '../../../linkedPage.ts';
import type { RawRoutes } from '../../../server.ts';
import { findLastAct } from '../contractActs/contractActs.repo.ts';
import { renewalAt, slack } from '../ledger/renewalDays.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { type RenewalLink, readRenewalLink } from '../renewals/renewalLink.ts';
import { countPaid } from '../rows/charges.repo.ts';
import { findOrder } from '../rows/orders.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { cancelByBuyer } from './cancelByBuyer.ts';

/** The order of a link, as long as its charge lies ahead. */
interface Open {
  order: OrderRow;
  subscription: SubscriptionRow;
  chargeAt: Date;
  /** Its sum, in minor units of the order's currency. */
  amount: number;
  /** When the buyer ended it. */
  cancelledAt?: Date | undefined;
}

/** The pages that the mails about a coming charge link to: they stop or keep the plan. */
export const renewalPage = (context: Context): RawRoutes =>
  linkedPage(context, {
    operation: 'renewalPage',
    // Mails about trials had the second path.
    paths: [renewalPagePath, trialCancelPath],
    formAction: "'self'",
    respond: async ({ token, pressed }) => {
      const read = await readRenewalLink(context, token);
      // Another card is given on a page of its own.
      const link = read?.act === 'card' ? null : read;
      const order = link ? await findOrder(context.db, link.orderId) : undefined;
      if (!link || !order) {
        return {
          userId: order?.userId,
          render: (rest) => renderRenewalPage({ page: { state: 'unknown' }, ...rest }),
        };
      }
      const before = await openCharge(context, link, order);
      if (pressed && before && !before.subscription.cancelAtPeriodEnd) {
        await context.db.transaction<unknown>((tx) =>
          link.act === 'stop'
            ? cancelByBuyer(context, tx, { order: before.order, request: pressed })
            : updateSubscription(tx, before.subscription.id, { keptFor: before.chargeAt }),
        );
      }
      const open = await openCharge(context, link, order);
      const act = open ? await findLastAct(context.db, order.id) : undefined;
      const cancelledAt = act?.kind === 'cancel' ? act.at : undefined;
      const page = stateOf(link, open && { ...open, cancelledAt }, timeFromNow(context));
      return { userId: order?.userId, render: (rest) => renderRenewalPage({ page, ...rest }) };
    },
  });

async function openCharge(context: Context, { period }: RenewalLink, order: OrderRow): Promise<Open | null> {
  const subscription = await findSubscription(context.db, order.id);
  if (subscription?.state !== 'active') return null;
  const { trialEndsAt } = subscription;
  const same =
    period === 'trial'
      ? trialEndsAt !== null
      : trialEndsAt === null && period === (await countPaid(context.db, order.id));
  // Of a pause that has just been cancelled it is the date that there was.
  const cancelled = subscription.cancelAtPeriodEnd ? subscription.pauseConfirmed : null;
  const chargeAt = trialEndsAt ?? cancelled ?? renewalAt(context, order, subscription);
  if (!same || chargeAt.getTime() <= context.clock.now()) return null;
  return { order, subscription, chargeAt, amount: await nextSum(context.db, order, subscription) };
}

function stateOf({ act }: RenewalLink, open: Open | null, now: Date): RenewalPageState {
  if (!open) return { state: 'over' };
  const { order, subscription, chargeAt, amount, cancelledAt } = open;
  const { currency } = order;
  if (!isCurrency(currency)) return { state: 'over' };
  const { trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, keptFor } = subscription;
  const paused = chargeAt.getTime() - currentPeriodEnd.getTime() > slack;
  const kept = act === 'keep' && keptFor?.getTime() === chargeAt.getTime();
  return {
    state: cancelAtPeriodEnd ? 'cancelled' : kept ? 'kept' : act === 'keep' ? 'keep' : 'stop',
    trial: trialEndsAt !== null,
    chargeAt,
    endsAt: trialEndsAt ?? currentPeriodEnd,
    price: { amount, currency },
    cancelledAt,
    ...(paused && { paused: currentPeriodEnd <= now ? ('over' as const) : ('ahead' as const) }),
  };
}

import { isCurrency } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { renewalAt } from '../ledger/renewalDays.ts';
import { nextSum } from '../renewals/planAfter.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';

/** Says that the provider has not taken another date: the next charge comes when it would have. */
export async function mailDateStays(
  context: Context,
  tx: Queries,
  { order, subscription }: { order: OrderRow; subscription: SubscriptionRow },
): Promise<void> {
  const { currency, userId } = order;
  if (!isCurrency(currency)) return;
  await enqueueMail(context, tx, {
    occasion: `charge date stays:${order.id}:${timeFromNow(context).toISOString()}`,
    to: { userId },
    template: 'chargeDateStays',
    data: {
      amount: await nextSum(tx, order, subscription),
      currency,
      next_charge_at: renewalAt(context, order, subscription).toISOString(),
    },
  });
}

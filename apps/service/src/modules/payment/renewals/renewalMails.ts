import { isCurrency, sellerOf } from '@tern/domain';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import { receiptNumber } from '../ledger/chargeData.ts';
import { nextChargeAt } from '../ledger/renewalDays.ts';
import type { Settling } from '../ledger/settling.ts';
import type { InvoicePaid } from '../providers/ProviderEvent.ts';
import { listCharges } from '../rows/charges.repo.ts';

/** The receipt of a later period. */
export async function mailRenewal(
  { context, tx, order, at }: Settling,
  name: string,
  { amount, currency, tax }: InvoicePaid,
  end: Date,
): Promise<void> {
  const charge = (await listCharges(tx, order.id)).find((known) => known.name === name);
  const plan = await findPlanRow(tx, charge?.planId ?? order.planId);
  if (!plan || !charge || !isCurrency(currency)) return;
  await enqueueMail(context, tx, {
    occasion: `renewed:${order.id}:${name}`,
    to: { userId: order.userId },
    template: 'renewed',
    data: {
      order_id: order.id,
      receipt: receiptNumber(charge),
      seller: sellerOf(order.method),
      ...(charge.excess > 0 && { excess: charge.excess }),
      amount,
      currency,
      tax_amount: tax ?? null,
      interval_count: plan.intervalCount,
      interval_unit: plan.intervalUnit,
      paid_at: at.toISOString(),
      period_end: end.toISOString(),
      renews_at: nextChargeAt(context, order, end).toISOString(),
    },
  });
}

import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { noteInvitation } from '../../friends/noteInvitation.ts';
import { settleConversion } from '../../partners/settleConversion.ts';
import { refundedOf, reversalOf } from '../ledger/entitlementOf.ts';
import type { ChargeRow, OrderRow } from '../rows/paymentRows.ts';
import { firstPayment } from './firstPayment.ts';

/**
 * Whoever brought the buyer has something of the first payment, at whatever price it was made: the affiliate a sale, the
 * friend days. In the transaction of the payment, as often as something of the order changes.
 */
export async function settleOrigin(
  context: Context,
  tx: Queries,
  order: OrderRow,
  charges: readonly ChargeRow[],
): Promise<void> {
  const first = firstPayment(charges);
  if (!first) return;
  await settleConversion(context, tx, order, { ...first, refunded: refundedOf(first) });
  if (!reversalOf(first)) await noteInvitation(context, tx, order, first);
}

import { type PaymentMethod, providerCodeOf } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { issueInvoices } from '../../invoices/issueInvoices.ts';
import type { RefundFacts } from '../providers/ProviderEvent.ts';
import { listCharges } from '../rows/charges.repo.ts';
import { lockOrder } from '../rows/orders.repo.ts';
import type { ChargeRow, OrderRow, RefundRow } from '../rows/paymentRows.ts';
import { isRefundOpen, listRefunds, updateRefund } from '../rows/refunds.repo.ts';
import { endNameless, failRefund, markTaken } from './refunds.ts';
import { applyRefund } from './settleReversal.ts';

/** How long after a call that took a refund its provider is asked how it stands, in milliseconds. */
const soon = 60_000;

/** Applies the response to a call for a refund. Without one the provider has taken it: it is on its way. */
export async function noteResponse(
  context: Context,
  { order, row, facts }: { order: OrderRow; row: RefundRow; facts: RefundFacts | null },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const current = (await listRefunds(tx, order.id)).find(({ id }) => id === row.id);
    if (!locked || !current || !isRefundOpen(current)) return;
    const nextCheckAt = timeFromNow(context, facts ? soon : 0);
    if (!facts || (facts.refund === null && facts.state === 'pending')) {
      await markTaken(context, tx, locked, { id: row.id, nextCheckAt });
    } else await updateRefund(tx, row.id, { state: 'pending', nextCheckAt });
    const charge = (await listCharges(tx, order.id)).find(({ name }) => name === row.charge);
    if (facts) await applyRefundFacts(context, tx, { orderId: order.id, charge }, [facts]);
  });
}

/** Applies what a provider says of the refunds of a charge, as its events would have. */
export async function applyRefundFacts(
  context: Context,
  tx: Queries,
  { orderId, charge }: { orderId: string; charge: ChargeRow | undefined },
  all: readonly RefundFacts[],
): Promise<void> {
  for (const { refund, amount, state, failure, claimUrl } of all) {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const { payment = null, invoice = null, name = 'first' } = charge ?? {};
    const at = timeFromNow(context);
    const known = (await listRefunds(tx, orderId)).find((row) => row.charge === name && isRefundOpen(row));
    if (refund === null && state === 'failed') {
      if (known) await failRefund(context, tx, known, failure ?? 'refused by the provider');
      continue;
    }
    if (refund === null && amount <= 0) continue;
    await applyRefund(
      { context, tx, order, at, provider: providerCodeOf(order.method as PaymentMethod) },
      {
        kind: 'refunded',
        at,
        orderId,
        payment: payment ?? order.providerPayment,
        invoice,
        renewal: name !== 'first',
        full: false,
        amount: refund === null ? null : amount,
        total: refund === null ? amount : null,
        refund,
        state,
        failure,
        claimUrl,
      },
    );
    if (refund === null && state === 'done') await endNameless(context, tx, { order, charge: name, at });
  }
  await issueInvoices(context, tx, orderId);
}

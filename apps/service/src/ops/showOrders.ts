import { type OrderState, orderState } from '@tern/contract';
import { findOrderDetails, listOrdersWithBuyers } from './ops.repo.ts';
import { minute, money, type Ops, OpsError, whole } from './opsTools.ts';

export async function listOrders(
  { context, say }: Ops,
  { state, email, attention, limit }: { state?: string; email?: string; attention?: boolean; limit: string },
): Promise<void> {
  if (state && !orderState.options.includes(state as OrderState)) {
    throw new OpsError(`--state is one of ${orderState.options.join(', ')}.`);
  }
  const rows = await listOrdersWithBuyers(context.db, {
    state,
    email,
    attention,
    limit: whole(limit, '--limit', 1, 10_000),
  });
  for (const { order, email: address } of rows) {
    const notes = [
      order.trialEndsAt && 'trial',
      order.refusal,
      order.coupon,
      order.duty && `to do: ${order.duty}`,
      order.attention,
    ].filter(Boolean);
    say(
      [
        order.id,
        order.createdAt.toISOString().slice(0, 16),
        order.state.padEnd(8),
        order.method.padEnd(12),
        order.planId.padEnd(4),
        money(order.amount, order.currency).padStart(12),
        address ?? '',
        ...notes,
      ].join('  '),
    );
  }
  say(`${rows.length} ${rows.length === 1 ? 'order' : 'orders'}`);
}

/** Everything that is known of one order, the identifiers of its provider included. */
export async function showOrder({ context, say }: Ops, orderId: string): Promise<void> {
  const found = await findOrderDetails(context.db, orderId);
  if (!found) throw new OpsError(`There is no order ${orderId}.`);
  const { order, email, plan, until } = found;
  const facts: [string, string | null | undefined][] = [
    ['state', order.state],
    ['buyer', email],
    ['plan', `${order.planId} (${order.productId})`],
    ['amount', money(order.amount, order.currency)],
    ['tax', order.taxAmount === null ? null : `${money(order.taxAmount, order.currency)} of it`],
    ['renewals', order.renewalAmount === null ? null : money(order.renewalAmount, order.currency)],
    ['trial', order.trialEndsAt && `${order.trialDays} days, first charge ${minute(order.trialEndsAt)}`],
    ['refused', order.refusal],
    ['code', order.coupon],
    ['method', order.method],
    ['opened', minute(order.createdAt)],
    ['paid', order.paidAt && minute(order.paidAt)],
    ['subscription', plan && until && `${plan} until ${minute(until)}`],
    ['at the provider', order.providerSession],
    ['payment', order.providerPayment],
    ['to do', order.duty],
    ['attention', order.attention],
    ['next question', order.nextCheckAt && minute(order.nextCheckAt)],
  ];
  for (const [name, value] of facts) if (value) say(`${name.padEnd(16)} ${value}`);
}

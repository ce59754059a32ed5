import { type OrderState, orderState } from '@tern/contract';
import { formatDecimal, isCurrency, writeCsv } from '@tern/domain';
import type { OrderRow, RefundRow } from '../modules/payment/rows/paymentRows.ts';
import { listRefunds } from '../modules/payment/rows/refunds.repo.ts';
import { findOrderDetails, listOrdersWithBuyers } from './ops.repo.ts';
import { minute, money, type Ops, OpsError, whole } from './opsTools.ts';

interface Wanted {
  state?: string;
  email?: string;
  attention?: boolean;
  limit: string;
}

/** Where the buyer came from, in a few words; null where nobody knows. */
function cameFrom({ tracking }: OrderRow): string | null {
  const {
    cps_type: network,
    utm_source: source,
    utm_campaign: campaign,
    invite_code: invite,
  } = tracking ?? {};
  const words = [
    network && `via ${network}`,
    (source || campaign) && `campaign ${[source, campaign].filter(Boolean).join('/')}`,
    invite && `invited by ${invite}`,
  ].filter(Boolean);
  return words.length ? words.join(', ') : null;
}

async function findOrders({ context }: Ops, { state, email, attention, limit }: Wanted) {
  if (state && !orderState.options.includes(state as OrderState)) {
    throw new OpsError(`--state is one of ${orderState.options.join(', ')}.`);
  }
  return listOrdersWithBuyers(context.db, {
    state,
    email,
    attention,
    limit: whole(limit, '--limit', 1, 100_000),
  });
}

const decimal = (amount: number, currency: string) =>
  isCurrency(currency) ? formatDecimal(amount, currency) : amount;

/** The same orders as CSV, with everything that is known of where their buyers came from. */
export async function exportOrders(ops: Ops, wanted: Wanted): Promise<void> {
  const rows = await findOrders(ops, wanted);
  const cells = rows.map(({ order, email, conversion }) => {
    const { id, createdAt, paidAt, state, method, planId, amount, currency, coupon, tracking } = order;
    return [
      ...[id, createdAt.toISOString(), paidAt?.toISOString(), state, method, planId],
      ...[decimal(amount, currency), currency, coupon, email],
      ...sources.map((name) => tracking?.[name]),
      ...[conversion?.state, conversion?.sentAt?.toISOString(), conversion?.reversalSentAt?.toISOString()],
    ];
  });
  const table = [
    [
      ...[
        'order',
        'created_at',
        'paid_at',
        'state',
        'method',
        'plan',
        'amount',
        'currency',
        'coupon',
        'email',
      ],
      ...sources,
      ...['conversion', 'conversion_sent_at', 'reversal_sent_at'],
    ],
    ...cells,
  ];
  for (const row of table) ops.say(writeCsv([row]).trimEnd());
}

/** The names under which an order holds where its buyer came from. */
const sources = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'channel',
  'source',
  'cps_type',
  'cps_cookie',
  'invite_code',
  'invite_type',
  'front_id',
] as const;

export async function listOrders(ops: Ops, wanted: Wanted): Promise<void> {
  const { say } = ops;
  const rows = await findOrders(ops, wanted);
  for (const { order, email: address, conversion } of rows) {
    const notes = [
      order.trialEndsAt && 'trial',
      order.refusal,
      order.coupon,
      cameFrom(order),
      conversion && `conversion ${conversion.state}`,
      order.providerAction && `to do: ${order.providerAction}`,
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

/** A refund, with how far it has come. */
function refundWords({
  amount,
  currency,
  state,
  reason,
  createdAt,
  endedAt,
  name,
  failure,
}: RefundRow): string {
  const ended = endedAt ? ` ${minute(endedAt)}` : '';
  return [
    `${money(amount, currency)} ${state}${ended}${failure ? ` (${failure})` : ''}`,
    `${reason}, since ${minute(createdAt)}`,
    name,
  ]
    .filter(Boolean)
    .join('  ');
}

/** Everything that is known of one order, the identifiers of its provider included. */
export async function showOrder({ context, say }: Ops, orderId: string): Promise<void> {
  const found = await findOrderDetails(context.db, orderId);
  if (!found) throw new OpsError(`There is no order ${orderId}.`);
  const { order, email, plan, until, conversion } = found;
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
    ['brought by', order.origin],
    ['came from', cameFrom(order)],
    ['affiliate', conversion && `${conversion.network}: ${conversion.state}`],
    ['  refused', conversion?.failure ?? conversion?.refusal],
    ['method', order.method],
    ['opened', minute(order.createdAt)],
    ['paid', order.paidAt && minute(order.paidAt)],
    ['subscription', plan && until && `${plan} until ${minute(until)}`],
    ['at the provider', order.providerSession],
    ['payment', order.providerPayment],
    ['to do', order.providerAction],
    ['attention', order.attention],
    ['next question', order.nextCheckAt && minute(order.nextCheckAt)],
  ];
  for (const [name, value] of facts) if (value) say(`${name.padEnd(16)} ${value}`);
  for (const row of await listRefunds(context.db, orderId)) say(`${'refund'.padEnd(16)} ${refundWords(row)}`);
}

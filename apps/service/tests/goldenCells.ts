import {
  isRecurring,
  type PaymentMethod,
  type ProviderCode,
  paymentMethodCodes,
  providerCodeOf,
} from '@tern/domain';
import type { Context } from '../src/context.ts';
import { timeFromNow } from '../src/context.ts';
import type { Database, Queries } from '../src/db/connect.ts';
import { issueInvoices } from '../src/modules/invoices/issueInvoices.ts';
import { refundedOf, reversalOf } from '../src/modules/payment/ledger/entitlementOf.ts';
import { sellsTrials } from '../src/modules/payment/providers/PaymentAdapter.ts';
import type {
  Disputed,
  ProviderEvent,
  RefundStanding,
  RenewalChanged,
} from '../src/modules/payment/providers/ProviderEvent.ts';
import { listCharges } from '../src/modules/payment/rows/charges.repo.ts';
import { insertOrder, lockOrder } from '../src/modules/payment/rows/orders.repo.ts';
import type { OrderRow } from '../src/modules/payment/rows/paymentRows.ts';
import { findSubscription } from '../src/modules/payment/rows/subscriptions.repo.ts';
import { dispatch } from '../src/modules/payment/settle/applyEvent.ts';

export type Kind = 'once' | 'renewing' | 'trial';
/** Where the order stands when the event comes. `open`: the event overtakes its payment. */
export const stands = ['open', 'paid', 'disputed', 'refunded'] as const;
export type Stand = (typeof stands)[number];
/** Events that move no money and change no plan are left out. */
type Applied = Exclude<ProviderEvent, { kind: 'other' | 'ask' | 'askRefund' | 'instrumentChanged' }>;

const day = 24 * 3600 * 1000;
const price = 999;
const renewal = { dearer: price + 100, cheaper: price - 500, free: 0, usual: price };

type EventName =
  | 'paid'
  | `renewed ${keyof typeof renewal}`
  | `refund ${'whole' | 'part'} ${RefundStanding}`
  | `dispute ${Disputed['stage']}`
  | 'renewal failed'
  | `renewal ${RenewalChanged['change']}`;

/** Money that the event moves: to the shop, to the buyer, or none. */
export type Direction = 'in' | 'out' | 'none';

type Make = (order: OrderRow, at: Date) => Applied;

const isPlan = (kind: Kind) => kind !== 'once';
/** Nothing of a trial can go back before its first charge. */
const hasCharge = (kind: Kind) => kind !== 'trial';
const always = () => true;

const renewed =
  (amount: number): Make =>
  (order, at) => ({
    kind: 'invoicePaid',
    at,
    subscription: 'agreement',
    orderId: order.id,
    userId: null,
    productId: null,
    amount,
    currency: order.currency,
    periodEnd: null,
    renewal: true,
    payment: 'second',
    invoice: null,
  });
const refunded =
  (amount: number, state: RefundStanding): Make =>
  (order, at) => ({
    kind: 'refunded',
    at,
    orderId: order.id,
    payment: 'first',
    full: amount === price && state === 'done',
    amount,
    total: null,
    refund: `refund of ${amount}`,
    state,
  });
const disputed =
  (stage: Disputed['stage']): Make =>
  (order, at) => ({
    kind: 'disputed',
    at,
    orderId: order.id,
    payment: 'first',
    dispute: 'case',
    stage,
  });
const changed =
  (change: RenewalChanged['change']): Make =>
  (order, at) => ({
    kind: 'renewalChanged',
    at,
    orderId: order.id,
    subscription: 'agreement',
    change,
    endsAt: null,
  });
const paid: Make = (order, at) => ({
  kind: 'checkout',
  at,
  facts: {
    session: order.providerSession ?? '',
    url: null,
    status: 'complete',
    paid: true,
    refused: false,
    amount: order.amount,
    currency: order.currency,
    orderId: order.id,
    userId: order.userId,
    productId: order.productId,
    subscription: isRecurring(order.method) ? 'agreement' : null,
    payment: order.trialEndsAt ? null : 'first',
  },
});

interface EventRow {
  money: Direction;
  /** Orders of which it can come. */
  of: (kind: Kind, stand: Stand) => boolean;
  make: Make;
}

const out = (amount: number, state: RefundStanding): EventRow => ({
  money: state === 'done' ? 'out' : 'none',
  of: hasCharge,
  make: refunded(amount, state),
});
const contest = (stage: Disputed['stage'], money: Direction): EventRow => ({
  money,
  of: hasCharge,
  make: disputed(stage),
});
const change = (name: RenewalChanged['change']): EventRow => ({
  money: 'none',
  of: isPlan,
  make: changed(name),
});
const charge = (amount: number): EventRow => ({
  money: amount > 0 ? 'in' : 'none',
  // A later period is charged a month after the first payment, whose page was read by then; a trial needs none.
  of: (kind, stand) => isPlan(kind) && (kind === 'trial' || stand !== 'open'),
  make: renewed(amount),
});

/** Every event that adapters tell of, by the types in which they tell. */
export const events: Readonly<Record<EventName, EventRow>> = {
  paid: { money: 'in', of: always, make: paid },
  'renewed usual': charge(renewal.usual),
  'renewed dearer': charge(renewal.dearer),
  'renewed cheaper': charge(renewal.cheaper),
  'renewed free': charge(renewal.free),
  'refund whole done': out(price, 'done'),
  'refund whole pending': out(price, 'pending'),
  'refund whole failed': out(price, 'failed'),
  'refund part done': out(400, 'done'),
  'refund part pending': out(400, 'pending'),
  'refund part failed': out(400, 'failed'),
  'dispute inquiry': contest('inquiry', 'none'),
  'dispute opened': contest('opened', 'out'),
  'dispute won': contest('won', 'in'),
  'dispute lost': contest('lost', 'out'),
  'renewal failed': {
    money: 'none',
    of: isPlan,
    make: ({ id }, at) => ({
      kind: 'renewalFailed',
      // When the next charge is due.
      at: new Date(at.getTime() + 31 * day),
      orderId: id,
      subscription: 'agreement',
      needsBuyer: false,
      payUrl: null,
    }),
  },
  'renewal cancelScheduled': change('cancelScheduled'),
  'renewal cancelTakenBack': change('cancelTakenBack'),
  'renewal ended': change('ended'),
  'renewal paused': change('paused'),
  'renewal resumed': change('resumed'),
};

export interface Cell {
  method: PaymentMethod;
  provider: ProviderCode;
  kind: Kind;
  stand: Stand;
  event: EventName;
  money: Direction;
}

/** Every cell that can happen: by the methods and what they sell, the events and the plans of which they can come. */
export function cellsOf({ adapters }: Context): Cell[] {
  const kindsOf = (method: PaymentMethod): Kind[] => {
    const adapter = adapters[providerCodeOf(method)];
    if (!isRecurring(method)) return ['once'];
    return adapter && sellsTrials(adapter, method) ? ['renewing', 'trial'] : ['renewing'];
  };
  return paymentMethodCodes.flatMap((method) =>
    kindsOf(method).flatMap((kind) =>
      stands.slice(0, kind === 'trial' ? 2 : undefined).flatMap((stand) =>
        Object.entries(events)
          .filter(([, { of }]) => of(kind, stand))
          .map(([event, { money }]) => {
            return {
              method,
              provider: providerCodeOf(method),
              kind,
              stand,
              event: event as EventName,
              money,
            };
          }),
      ),
    ),
  );
}

const standEvents: Readonly<Record<Stand, readonly EventName[]>> = {
  open: [],
  paid: ['paid'],
  disputed: ['paid', 'dispute opened'],
  refunded: ['paid', 'refund whole done'],
};

class RollBack extends Error {}
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Does the work in a transaction, or in a part of one, that leaves nothing behind. */
export async function rolledBack(
  db: Pick<Transaction, 'transaction'>,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
}

/** An order that stands so. */
export async function orderAt(
  context: Context,
  tx: Queries,
  {
    method,
    kind,
    stand,
    ...own
  }: Pick<Cell, 'method' | 'kind' | 'stand'> & { userId: string; quoteId: string },
): Promise<string> {
  const now = timeFromNow(context);
  const trial = kind === 'trial';
  const { id } = await insertOrder(tx, {
    ...own,
    id: 'ord_golden',
    planId: '1m',
    productId: 'golden',
    method,
    currency: 'USD',
    amount: trial ? 0 : price,
    renewalAmount: price,
    trialDays: trial ? 30 : null,
    trialEndsAt: trial ? timeFromNow(context, 30 * day) : null,
    state: 'pending',
    idempotencyKey: 'golden',
    providerSession: 'page',
    createdAt: now,
    closesAt: timeFromNow(context, 3600 * 1000),
  });
  for (const event of standEvents[stand]) await applyTo(context, tx, id, event);
  return id;
}

/** Applies an event as a webhook would be, a minute after the one before. */
export async function applyTo(context: Context, tx: Queries, id: string, event: EventName): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error('There is no order.');
  const at = timeFromNow(context, 60_000 * (order.version + 1));
  const provider = providerCodeOf(order.method as PaymentMethod);
  const made = events[event].make(order, at);
  await dispatch(made, { context, tx, order, at: made.at, provider });
  await issueInvoices(context, tx, id);
}

/** The books of an order: its state, the money that is kept, the sum that has to go back, and its plan. */
export async function booksOf(tx: Queries, id: string): Promise<string> {
  const order = await lockOrder(tx, id);
  const charges = await listCharges(tx, id);
  const plan = await findSubscription(tx, id);
  const paidOnes = charges.filter(({ paidAt }) => paidAt !== null);
  const kept = paidOnes.reduce(
    (sum, one) => sum + (reversalOf(one) === 'disputed' ? 0 : one.amount - refundedOf(one)),
    0,
  );
  const due = charges
    .filter(({ refundDueAt }) => refundDueAt !== null)
    .reduce((sum, { startsAt, excess, amount }) => sum + (startsAt ? excess : amount), 0);
  const back = order?.providerAction === 'refund' ? price : due;
  const ends = plan?.cancelAtPeriodEnd ? 'ends' : 'renews';
  const runs = plan && ['active', 'past_due'].includes(plan.state);
  const standing = !plan ? 'no plan' : runs ? `${plan.state} ${ends}` : plan.state;
  return `${order?.state} ${kept}${back ? ` back ${back}` : ''} ${standing}`;
}

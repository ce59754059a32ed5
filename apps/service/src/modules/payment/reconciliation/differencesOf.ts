import { dayMs, formatDecimal, isCurrency } from '@tern/domain';
import { refundedOf, reversalOf } from '../ledger/entitlementOf.ts';
import type {
  CheckoutFacts,
  PaidCharge,
  RefundFacts,
  SubscriptionFacts,
} from '../providers/ProviderEvent.ts';
import type { ChargeRow, OrderRow, RefundRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { isRefundOpen } from '../rows/refunds.repo.ts';

/** An order as it is stored here. */
export interface OwnBooks {
  order: OrderRow;
  subscription: SubscriptionRow | undefined;
  charges: readonly ChargeRow[];
  refunds: readonly RefundRow[];
}

/** The same order at its provider. */
export interface ProviderBooks {
  /** When it was read. */
  at: Date;
  /** The subscription, of an order that renews and was paid. */
  plan: SubscriptionFacts | null;
  /** The page, of any other order. */
  page: CheckoutFacts | null;
  /** By the name of the charge; one that was not looked at is missing, and null: the provider refuses to say. */
  refunds: ReadonlyMap<string, readonly RefundFacts[] | null>;
}

const hour = 3600 * 1000;
/** The event of a charge that is younger is on its way. */
const underway = hour;
/** Providers list a payment some time after it was made. */
const listed = dayMs;

const sum = (amount: number, currency: string | null) =>
  `${isCurrency(currency) ? formatDecimal(amount, currency) : amount} ${currency ?? ''}`.trim();

/** Whether a further period is going to be charged. */
export const renewsThere = ({ plan }: Pick<ProviderBooks, 'plan'>): boolean =>
  plan !== null && ['active', 'past_due'].includes(plan.status) && plan.cancelAt === null;
export const renewsHere = ({ subscription }: Pick<OwnBooks, 'subscription'>): boolean =>
  subscription !== undefined &&
  ['active', 'past_due'].includes(subscription.state) &&
  !subscription.cancelAtPeriodEnd;

/** A payment of an order that is not paid here. What was refused or given back by itself needs none. */
export const isUnknownPayment = ({ order, charges }: OwnBooks, { page }: ProviderBooks): boolean =>
  page?.paid === true && !order.paidAt && !order.refusal && !order.returned && charges.length === 0;

/**
 * How the books of an order differ from its provider's, in words for an operator: what renews, what was charged and what
 * went back, to the cent, and whether the money that was kept has bought something. What is on its way is no difference.
 */
export function differencesOf(here: OwnBooks, there: ProviderBooks): string[] {
  if (isUnknownPayment(here, there)) return ['paid at the provider, not here'];
  return [
    ...renewalDifference(here, there),
    ...chargeDifferences(here, there),
    ...moneyDifferences(here, there),
  ];
}

function renewalDifference(here: OwnBooks, there: ProviderBooks): string[] {
  if (!there.plan || here.order.providerAction || renewsHere(here) === renewsThere(there)) return [];
  return [renewsThere(there) ? 'renews at the provider, not here' : 'renews here, not at the provider'];
}

type Named = Pick<PaidCharge, 'payment' | 'invoice' | 'amount'>;

const isSame = (one: Named, other: Named) =>
  (one.payment !== null && one.payment === other.payment) ||
  (one.invoice !== null && one.invoice === other.invoice);

const paidOf = ({ order, charges }: OwnBooks) =>
  charges
    .filter(({ paidAt, amount }) => paidAt !== null && amount > 0)
    .map((charge) => ({
      ...charge,
      payment: charge.payment ?? (charge.name === 'first' ? order.providerPayment : null),
    }));

function chargeDifferences(here: OwnBooks, there: ProviderBooks): string[] {
  const { order } = here;
  const own = paidOf(here);
  if (there.page) {
    const paid = there.page.paid ? (there.page.amount ?? 0) : 0;
    const known = own.reduce((all, { amount }) => all + amount, 0);
    if (!order.paidAt || paid === known) return [];
    return [`charged ${sum(paid, order.currency)} at the provider, ${sum(known, order.currency)} here`];
  }
  if (!there.plan) return [];
  const charges = there.plan.charges.filter(({ amount }) => amount > 0);
  // Of a long life the oldest are not listed, also where all that are listed were for nothing.
  const from = there.plan.charges[0]?.at.getTime() ?? 0;
  const lost = own.filter(
    (charge) =>
      (charge.payment ?? charge.invoice) !== null &&
      Number(charge.paidAt) >= from &&
      Number(charge.paidAt) < there.at.getTime() - listed &&
      !charges.some((one) => isSame(one, charge)),
  );
  return [
    ...charges.flatMap((charge) => {
      const known = own.find((one) => isSame(one, charge));
      const name = charge.payment ?? charge.invoice;
      const isYoung = charge.at.getTime() > there.at.getTime() - underway;
      if (known?.amount === charge.amount || (!known && isYoung)) return [];
      const said = sum(charge.amount, charge.currency);
      if (!known) return [`charge ${name} of ${said} is not known here`];
      return [`charge ${name}: ${said} at the provider, ${sum(known.amount, charge.currency)} here`];
    }),
    ...lost.map(({ name, amount, currency }) => {
      return `charge ${name} of ${sum(amount, currency ?? order.currency)} is not known at the provider`;
    }),
  ];
}

/** Refunds of each charge, and money that was kept for nothing. */
function moneyDifferences(here: OwnBooks, there: ProviderBooks): string[] {
  const { order, refunds } = here;
  return paidOf(here).flatMap((charge) => {
    const { name } = charge;
    const open = refunds.some((row) => row.charge === name && isRefundOpen(row));
    if (open || charge.refundDueAt || order.providerAction === 'refund') return [];
    const currency = charge.currency ?? order.currency;
    const back = refundedOf(charge);
    const facts = there.refunds.get(name);
    if (facts === null) return [`refunds of ${name} cannot be read`];
    const gone = facts && goneOf(facts);
    const differs = gone !== undefined && gone !== back;
    // One without a name and a sum cannot be written down: it is found when it is done.
    const waits = facts?.some(
      ({ state, refund, amount }) => state === 'pending' && (refund !== null || amount > 0),
    );
    const kept = charge.amount - back;
    const isContested = reversalOf(charge) === 'disputed';
    return [
      ...(differs
        ? [`refunds of ${name}: ${sum(gone, currency)} at the provider, ${sum(back, currency)} here`]
        : []),
      ...(waits ? [`a refund of ${name} waits at the provider, and is not known here`] : []),
      ...(!charge.startsAt && kept > 0 && !isContested
        ? [`${sum(kept, currency)} of ${name} was kept and bought nothing`]
        : []),
      ...(charge.startsAt && charge.excess > back
        ? [`${sum(charge.excess - back, currency)} of ${name} is above its price and was kept`]
        : []),
    ];
  });
}

/** Providers name each refund, or state the sum. */
function goneOf(facts: readonly RefundFacts[]): number {
  const done = facts.filter(({ state }) => state === 'done');
  const named = done.reduce((all, { refund, amount }) => all + (refund === null ? 0 : amount), 0);
  return Math.max(named, ...done.map(({ amount }) => amount), 0);
}

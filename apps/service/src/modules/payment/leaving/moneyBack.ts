import type { MoneyBackState } from '@tern/contract';
import { brand, mayWithdraw, type Period, wholeDaysAfter, withdrawalDays } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { refundedOf, reversalOf } from '../ledger/entitlementOf.ts';
import { chargeToRefund } from '../providerCalls/doProviderActions.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import type { ChargeRow, OrderRow, RefundRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { isRefundOpen } from '../rows/refunds.repo.ts';

/** A plan, or a gift, with all that decides about its money. */
export interface HeldMoney {
  order: OrderRow;
  /** Null: a gift, which is no plan of its buyer. */
  subscription: SubscriptionRow | null;
  charges: readonly ChargeRow[];
  refunds: readonly RefundRow[];
  /** The person has had money back by the button within the pause of the settings. */
  usedLately: boolean;
  /** The newest act about this contract is its withdrawal. */
  withdrawn: boolean;
}

export interface MoneyBack {
  state: MoneyBackState;
  /** A time on the last day. */
  until: Date;
  amount: number;
  charge: string | null;
}

/** The same as the contract shows it. */
export const backData = (back: MoneyBack | null) =>
  back && { state: back.state, until: back.until.toISOString(), amount: back.amount };

type Facts = Pick<Context, 'adapters' | 'clock' | 'config'>;

/** The charge of a gift has bought no period. */
const isPaid = ({ paidAt, amount, startsAt }: ChargeRow, { gift }: Pick<OrderRow, 'gift'>) =>
  paidAt !== null && amount > 0 && (startsAt !== null || gift);

/** The charge that would go back, what is left of it, and whether it paid for a later period. */
function chargeOf({ order, charges }: HeldMoney) {
  const { name } = chargeToRefund(order, charges);
  const charge = charges.find((known) => known.name === name && isPaid(known, order) && !reversalOf(known));
  if (!charge?.paidAt) return null;
  const { paidAt, startsAt } = charge;
  const earlier = charges.some(
    (other) => other.name !== name && isPaid(other, order) && Number(other.startsAt) < Number(startsAt),
  );
  return { name, paidAt, left: charge.amount - refundedOf(charge), renewal: earlier };
}

/** Why the money cannot go back by itself now, whatever gives the right to it; null: it can. */
function hindrance(context: Facts, { order, subscription, refunds }: HeldMoney): MoneyBackState | null {
  if (order.providerAction === 'refund' || refunds.some(isRefundOpen)) return 'asked';
  const runs = !subscription || subscription.state === 'active' || subscription.state === 'past_due';
  if (!runs || order.state !== 'paid' || refunds.some(({ state }) => state === 'failed')) return 'person';
  return adapterOf(context.adapters, order.method) ? null : 'person';
}

const isOver = ({ endsAt }: Period, at: Date) => endsAt <= at;

/** The guarantee of the brand. Null: nothing was paid. */
export function moneyBackOf(context: Facts, held: HeldMoney): MoneyBack | null {
  const charge = held.order.method === 'grant' ? null : chargeOf(held);
  if (!charge) return null;
  const period = wholeDaysAfter(charge.paidAt, brand.claims.moneyBackDays);
  const { moneyBackRenewals } = context.config;
  const state = isOver(period, timeFromNow(context))
    ? 'over'
    : (hindrance(context, held) ??
      (charge.renewal && !moneyBackRenewals ? 'renewal' : held.usedLately ? 'used' : 'open'));
  return { state, until: period.lastDay, amount: charge.left, charge: charge.name };
}

/** The right of withdrawal, from the day of the purchase on. `at`: when it is declared. Null: there is none. */
export function withdrawalOf(context: Facts, held: HeldMoney, at = timeFromNow(context)): MoneyBack | null {
  const { order, subscription } = held;
  if (order.method === 'grant' || !mayWithdraw(order.country)) return null;
  const bought = order.paidAt ?? subscription?.startedAt ?? order.createdAt;
  const period = wholeDaysAfter(bought, withdrawalDays);
  const charge = chargeOf(held);
  // A withdrawal without money has nothing on its way that would say that it was done.
  if (!charge && (!subscription?.trialEndsAt || held.withdrawn)) return null;
  const state = isOver(period, at) ? 'over' : (hindrance(context, held) ?? 'open');
  return { state, until: period.lastDay, amount: charge?.left ?? 0, charge: charge?.name ?? null };
}

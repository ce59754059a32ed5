import { addInterval, dayMs, isRecurring } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { ContractActRow } from '../contractActs/contractActs.repo.ts';
import { movesCharge, pauseEnd, renewalDue, soonestCharge } from '../ledger/renewalDays.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import type { OrderRow, RefundRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { isRefundOpen } from '../rows/refunds.repo.ts';

const hour = 3600 * 1000;
/** The date is sent in the background: the provider has to have it before it charges. */
const margin = soonestCharge + hour;

/** A plan, and everything that decides whether it can be paused. */
export interface PausablePlan {
  order: OrderRow;
  subscription: SubscriptionRow;
  refunds: readonly RefundRow[];
  /** Another plan follows at the next charge. */
  changes: boolean;
  /** Acts of the person about contracts in the last two years, the newest first. */
  acts: readonly ContractActRow[];
}

/** `used`: no months are left of those of twelve. `waits`: its pause begins with the end of what is paid. `choices`: lengths in months, with the day of the charge after each. */
export interface Pausing {
  state: 'open' | 'used' | 'waits' | 'paused';
  choices: { months: number; until: Date }[];
}

/** Acts that end a pause before its time. */
const ends: readonly ContractActRow['kind'][] = ['goOn', 'cancel', 'refund', 'withdraw'];

/** Months that this person's plans have stood still between two times; one that has begun counts as a whole one. */
export function monthsPaused(acts: readonly ContractActRow[], from: Date, to: Date): number {
  let months = 0;
  for (const { kind, orderId, at, worksUntil, nextChargeAt } of acts) {
    if (kind !== 'pause' || !worksUntil || !nextChargeAt) continue;
    const over = acts.findLast((act) => act.orderId === orderId && act.at > at && ends.includes(act.kind));
    const begin = Math.max(worksUntil.getTime(), from.getTime());
    const end = Math.min((over?.at ?? nextChargeAt).getTime(), nextChargeAt.getTime(), to.getTime());
    months += Math.max(0, Math.ceil((end - begin) / (31 * dayMs)));
  }
  return months;
}

/** Whether the provider can be told of another date of the next charge, and nothing else is on its way. */
function canMove(context: Pick<Context, 'adapters' | 'clock'>, held: PausablePlan): boolean {
  const { order, subscription, refunds, changes } = held;
  if (!isRecurring(order.method) || !adapterOf(context.adapters, order.method)?.moveCharge) return false;
  if (!movesCharge(context, order) || order.state !== 'paid' || order.providerAction !== null) return false;
  if (order.differences !== null || refunds.some(isRefundOpen) || changes) return false;
  const { state, cancelAtPeriodEnd, trialEndsAt, besideAt, pauseSent, pauseConfirmed } = subscription;
  if (state !== 'active' || cancelAtPeriodEnd || trialEndsAt || besideAt || pauseSent || pauseConfirmed)
    return false;
  return renewalDue(order, subscription).getTime() > context.clock.now() + margin;
}

/** Whether a plan can be paused, and for how long; null: it cannot, and nothing is said about it. */
export function pausing(
  context: Pick<Context, 'adapters' | 'clock' | 'config'>,
  held: PausablePlan,
): Pausing | null {
  const { subscription, acts } = held;
  if (subscription.state === 'active' && pauseEnd(subscription)) {
    const ahead = subscription.currentPeriodEnd.getTime() > context.clock.now();
    return { state: ahead ? 'waits' : 'paused', choices: [] };
  }
  const most = context.config.pauseMonths;
  if (most === 0 || !canMove(context, held)) return null;
  const begin = subscription.currentPeriodEnd;
  const choices = [];
  for (let months = 1; months <= most; months += 1) {
    const until = addInterval(begin, months, 'MONTH');
    const used = monthsPaused(acts, addInterval(until, -12, 'MONTH'), begin);
    if (used + months <= most) choices.push({ months, until });
  }
  return { state: choices.length > 0 ? 'open' : 'used', choices };
}

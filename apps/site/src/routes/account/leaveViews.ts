import type { ContractAct, LeavableGift, LeavablePlan } from '@tern/contract';
import type { Currency } from '@tern/domain';
import type { BackView, LeavePlan, LeaveReceiptView } from '@tern/patterns';
import type { Snapshot } from 'valtio';

const backView = (back: LeavablePlan['money_back'], currency: Currency): BackView | null =>
  back && { state: back.state, until: back.until, amount: { amount: back.amount, currency } };

/** A plan as the ways to leave it are shown. */
export function leaveView(plan: Snapshot<LeavablePlan>): LeavePlan {
  const { currency, renewal, resume } = plan;
  return {
    id: plan.subscription_id,
    orderId: plan.order_id,
    intervalCount: plan.interval_count,
    intervalUnit: plan.interval_unit,
    boughtAt: plan.bought_at,
    worksUntil: plan.works_until,
    overdue: plan.overdue,
    renewal: renewal && { at: renewal.at, amount: { amount: renewal.amount, currency } },
    resume: resume && { state: resume.state, at: resume.at, amount: { amount: resume.amount, currency } },
    pause: plan.pause && {
      state: plan.pause.state,
      choices: plan.pause.choices.map(({ months, next_charge_at: until }) => ({ months, until })),
    },
    moneyBack: backView(plan.money_back, currency),
    withdrawal: backView(plan.withdrawal, currency),
    hasPlanBefore: plan.has_plan_before,
    cancelIsFinal: plan.cancel_is_final,
  };
}

/** A gift that was bought, as the one way out of it is shown. */
export function giftView(gift: Snapshot<LeavableGift>): LeavePlan {
  return {
    id: gift.order_id,
    orderId: gift.order_id,
    intervalCount: gift.interval_count,
    intervalUnit: gift.interval_unit,
    boughtAt: gift.bought_at,
    worksUntil: gift.bought_at,
    overdue: false,
    renewal: null,
    resume: null,
    pause: null,
    moneyBack: null,
    withdrawal: backView(gift.withdrawal, gift.currency),
    hasPlanBefore: false,
    cancelIsFinal: false,
    gift: { redeemed: gift.redeemed },
  };
}

/** An act as its receipt. */
export const receiptView = (act: ContractAct): LeaveReceiptView => ({
  number: act.number,
  kind: act.kind,
  at: act.at,
  orderId: act.order_id,
  gift: act.gift,
  intervalCount: act.interval_count,
  intervalUnit: act.interval_unit,
  worksUntil: act.works_until,
  nextCharge: act.next_charge_at,
  amount: act.amount !== null && act.currency ? { amount: act.amount, currency: act.currency } : null,
  refund: act.refund,
  reason: act.reason,
});

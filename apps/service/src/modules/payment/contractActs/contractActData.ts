import type { ContractAct } from '@tern/contract';
import { isCurrency, type LeaveReason, leaveReasons } from '@tern/domain';
import type { OrderRow, PlanRow, RefundRow } from '../rows/paymentRows.ts';
import { standingOf } from '../rows/refunds.repo.ts';
import type { ContractActRow } from './contractActs.repo.ts';

const isReason = (reason: string | null): reason is LeaveReason =>
  (leaveReasons as readonly (string | null)[]).includes(reason);

/** An act as the contract shows one. `refunds`: all that are known of its order. */
export function contractActData({
  act,
  order,
  plan,
  refunds,
}: {
  act: ContractActRow;
  order: Pick<OrderRow, 'gift'>;
  plan: PlanRow;
  refunds: readonly RefundRow[];
}): ContractAct {
  const gaveBack = act.kind === 'refund' || act.kind === 'withdraw';
  return {
    number: act.id,
    kind: act.kind,
    at: act.at.toISOString(),
    order_id: act.orderId,
    gift: order.gift,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    works_until: act.worksUntil?.toISOString() ?? null,
    next_charge_at: act.nextChargeAt?.toISOString() ?? null,
    amount: act.amount,
    currency: act.currency !== null && isCurrency(act.currency) ? act.currency : null,
    refund: gaveBack && act.amount ? standingOf(refunds.filter((row) => row.orderId === act.orderId)) : null,
    reason: isReason(act.reason) ? act.reason : null,
  };
}

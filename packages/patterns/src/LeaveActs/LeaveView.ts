import type { IntervalUnit, LeaveReason, Money } from '@tern/domain';

export type LeaveKind = 'cancel' | 'resume' | 'refund' | 'withdraw';

/** A way to have money back. */
export interface BackView {
  state: 'open' | 'over' | 'used' | 'renewal' | 'asked' | 'person';
  /** ISO 8601: on its last day. */
  until: string;
  /** The sum that goes back; 0 where nothing was paid. */
  amount: Money;
}

/** A plan that runs, and how it can be left. */
export interface LeavePlan {
  id: string;
  orderId: string;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  /** ISO 8601. */
  boughtAt: string;
  worksUntil: string;
  /** The paid time is over, and a charge has failed. */
  overdue: boolean;
  /** The next charge; null: none comes. */
  renewal: { at: string; amount: Money } | null;
  /** Of a renewal that was cancelled. `provider`: it takes nothing back. */
  resume: { state: 'open' | 'provider'; at: string; amount: Money } | null;
  moneyBack: BackView | null;
  withdrawal: BackView | null;
  hasPlanBefore: boolean;
  /** Whether a cancellation can be taken back. */
  cancelIsFinal: boolean;
}

/** An act, as its receipt shows it. */
export interface LeaveReceiptView {
  number: string;
  kind: LeaveKind;
  /** ISO 8601. */
  at: string;
  orderId: string;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  worksUntil: string | null;
  amount: Money | null;
  refund: 'pending' | 'done' | 'failed' | null;
  reason: LeaveReason | null;
}

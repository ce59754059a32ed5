import type { IntervalUnit, LeaveReason, Money } from '@tern/domain';

export type LeaveKind = 'cancel' | 'resume' | 'pause' | 'goOn' | 'refund' | 'withdraw';

/** A pause. `waits`: it begins when what is paid for ends. `paused`: the plan stands still. */
export interface PauseView {
  state: 'open' | 'used' | 'waits' | 'paused';
  /** Lengths that can be chosen. `until`: ISO 8601, the day of the next charge. */
  choices: readonly { months: number; until: string }[];
}

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
  /** Null: the plan cannot be paused. */
  pause: PauseView | null;
  moneyBack: BackView | null;
  withdrawal: BackView | null;
  hasPlanBefore: boolean;
  /** A gift that was bought: no plan of this person, and withdrawal is the one way out. */
  gift?: { redeemed: boolean };
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
  /** It was about a gift. */
  gift?: boolean;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  worksUntil: string | null;
  /** ISO 8601: of a pause, and of its end. */
  nextCharge: string | null;
  amount: Money | null;
  refund: 'pending' | 'done' | 'failed' | null;
  reason: LeaveReason | null;
}

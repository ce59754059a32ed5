import type { IntervalUnit, Money, OrderFacts } from '@tern/domain';
import type { PlanLineProps } from '../PlanLine/PlanLine.tsx';
import type { OverdueView } from './OverdueNotice.tsx';

/** How long a plan runs: 12 and `MONTH`. */
export interface PlanPeriod {
  intervalCount: number;
  intervalUnit: IntervalUnit;
}

export interface CurrentPlan extends PlanPeriod {
  /** Paid for it. */
  amount: Money;
  /** ISO 8601; the end of what is paid for. */
  periodEnd: string;
  /** The price of each further period; null where it ends there and nothing more is taken. */
  renewal: Money | null;
  /** ISO 8601: the next payment, where it comes before the end of the period, or after a pause. */
  nextCharge?: string;
  /** Nothing is paid before `nextCharge`, and the plan stands still from the end of the period. */
  paused?: PausedPlan | undefined;
  /** The last renewal failed. */
  overdue?: OverdueView;
  /** Nothing is paid yet: the first payment comes at the end of the period, unless it is cancelled before. */
  trial?: boolean;
  order?: OrderFacts | undefined;
  /** The time that is paid for, with today, in epoch milliseconds; absent where its end is not known. */
  line?: Pick<PlanLineProps, 'from' | 'to' | 'today' | 'extraTo'> | undefined;
  /** Where it is changed; absent: where plans are sold. */
  changeHref?: string | undefined;
  /** Another plan follows with the next payment, at the price of `renewal`. */
  follows?: FollowingPlan | undefined;
}

export interface PausedPlan {
  /** The end of what is paid for is over. */
  still: boolean;
  /** Where the pause, and where the renewal is ended. */
  goOnHref: string;
  cancelHref: string;
}

/** The plan after this one. */
export interface FollowingPlan extends PlanPeriod {
  /** ISO 8601. */
  at: string;
}

import type { Money } from '@tern/domain';
import type { PlanLineProps } from '../PlanLine/PlanLine.tsx';
import type { PlanPeriod } from '../SubscriptionList/CurrentPlan.ts';

/**
 * `off`: it was renewed, and the person turned that off. `once`, `given`: it never was. `waiting`: it begins when another
 * one ends.
 */
export type PlanCardState =
  | 'trial'
  | 'active'
  | 'off'
  | 'once'
  | 'given'
  | 'paused'
  | 'overdue'
  | 'waiting'
  | 'ended'
  | 'refunded'
  | 'disputed';

/** A plan of the account. */
export interface PlanCardPlan extends PlanPeriod {
  id: string;
  state: PlanCardState;
  /** It runs on the free trial, which may have been stopped. */
  onTrial: boolean;
  /** Epoch milliseconds. */
  startsAt: number;
  /** Epoch milliseconds: until when it works, or worked. */
  worksUntil: number;
  /** It works no more, and its paid time is not over: the day on which it ended is not known. */
  endedEarly?: boolean | undefined;
  /** Its pause has begun. */
  stands?: boolean | undefined;
  /** The newest payment of it. */
  paid?: Money | undefined;
  /** `at`: epoch milliseconds. */
  next?: { amount: Money; at: number } | undefined;
  /** Epoch milliseconds: the mail before the first payment of a trial, as long as it is to come. */
  reminderAt?: number | undefined;
  /** The payment code of what pays next. */
  method?: string | undefined;
  line?: Pick<PlanLineProps, 'from' | 'to' | 'today' | 'extraTo'> | undefined;
  /** Where each is done; absent where it cannot be. */
  links: Partial<Record<'change' | 'turnOff' | 'turnOn' | 'goOn' | 'paying' | 'pay', string>>;
}

import type { Money, Standing } from '@tern/domain';
import type { PlanView } from './PlanView.ts';

/** The plan of somebody who looks at the plans. */
export interface PlanOwner {
  standing: Exclude<Standing, 'visitor' | 'ended'>;
  plan: Pick<PlanView, 'id' | 'intervalCount' | 'intervalUnit'>;
  /** It stands still for some time before `until`, when it is charged. */
  paused?: boolean;
  /** End of what is paid for, of a pause, of the trial, or of the days in which a failed charge can be paid. ISO 8601. */
  until: string;
  /** The newest payment; absent where nothing was paid yet. */
  paid?: Money;
  /** Charged at that end; absent where the plan ends by itself. */
  renewal?: Money;
}

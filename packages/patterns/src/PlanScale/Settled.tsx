import type { ReactNode } from 'react';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import * as css from './PlanScale.css.ts';

export interface SettledProps {
  /** As they stand on the scale. */
  plans: readonly PlanView[];
  of: (plan: PlanView) => ReactNode;
}

/** A value of the chosen plan. Those of all are there, in one place: nothing moves, and no script is needed. */
export function Settled({ plans, of }: SettledProps) {
  return (
    <span className={css.settled}>
      {plans.map((plan) => (
        <span key={plan.id} className={css.value}>
          {of(plan)}
        </span>
      ))}
    </span>
  );
}

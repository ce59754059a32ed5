import type { PlanView } from '../PlanPicker/PlanView.ts';

/**
 * The free trial that is sold, as every page names it. Null in its place: no trial is sold (`TRIAL=off`, a brand without
 * one, a country where nothing is sold), and pages name the money-back guarantee.
 */
export interface TrialOffer {
  /** Its length. */
  days: number;
  /** Where it starts: its checkout, as a canonical page path. */
  href: string;
  /** The plan that follows, where the page has prices. */
  plan?: Pick<PlanView, 'intervalCount' | 'intervalUnit' | 'total'>;
}

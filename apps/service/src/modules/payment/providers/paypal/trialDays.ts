import type { TrialTerms } from '@tern/domain';
import { dayMs } from '@tern/domain';

/** The calendar of PayPal's billing: a free trial begins with the date in California, and ends at 10:00 UTC. */
const california = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/**
 * The days of a trial that PayPal is asked for, so that it charges on the UTC date of `endsAt`: one more in the hours in
 * which California still has the date before.
 */
export function trialDays({ endsAt }: Pick<TrialTerms, 'endsAt'>, begins: Date): number {
  const first = Date.parse(california.format(begins));
  return Math.round((Date.parse(endsAt.toISOString().slice(0, 10)) - first) / dayMs);
}

import type { Trial } from '@tern/contract';
import type { TrialTerms } from '@tern/domain';
import type { OrderRow, QuoteRow } from './paymentRows.ts';

type WithTrial = Pick<OrderRow | QuoteRow, 'trialDays' | 'trialEndsAt' | 'renewalAmount'>;

/** The free trial of a quote or an order; null: the first period is paid at once. */
export function trialOf({ trialDays, trialEndsAt, renewalAmount }: WithTrial): TrialTerms | null {
  if (trialDays === null || trialEndsAt === null || renewalAmount === null) return null;
  return { days: trialDays, endsAt: trialEndsAt, firstAmount: renewalAmount };
}

/** The same as the contract sends it. */
export function trialData(row: WithTrial): Trial | null {
  const trial = trialOf(row);
  return (
    trial && {
      days: trial.days,
      first_charge_at: trial.endsAt.toISOString(),
      first_amount: trial.firstAmount,
    }
  );
}

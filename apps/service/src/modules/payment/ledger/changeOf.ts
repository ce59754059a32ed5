import type { Quote } from '@tern/contract';
import { addInterval, dayMs } from '@tern/domain';
import type { Queries } from '../../../db/connect.ts';
import type { PlanRow, QuoteRow } from '../rows/paymentRows.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';
import { plusDays } from './renewalDays.ts';

type Bought = Pick<QuoteRow, 'createdAt' | 'extraDays' | 'trialEndsAt'>;
type Period = Pick<PlanRow, 'intervalCount' | 'intervalUnit'>;

/** Until when a plan holds that is bought at this quote: its days come before the next charge. */
export const quotedEnd = (
  { createdAt, extraDays, trialEndsAt }: Bought,
  { intervalCount, intervalUnit }: Period,
): Date => trialEndsAt ?? plusDays(addInterval(createdAt, intervalCount, intervalUnit), extraDays);

/** Less than a day is no loss: a credit is rounded, and a purchase takes minutes. */

/** The plan that the buyer has today, where this quote takes a plan over; null: it takes none over. */
export async function changeOf(
  db: Queries,
  quote: Bought & Pick<QuoteRow, 'replaces'>,
  plan: Period,
): Promise<Quote['change']> {
  const held = quote.replaces === null ? undefined : await findSubscription(db, quote.replaces);
  if (!held) return null;
  const until = held.currentPeriodEnd;
  return {
    ends_at: until.toISOString(),
    shortens: quotedEnd(quote, plan).getTime() < until.getTime() - dayMs,
  };
}

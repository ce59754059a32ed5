import type { Quote } from '@tern/contract';
import type { PlanView } from '@tern/patterns';
import type { OfferLineData } from '../../app/publicData.ts';

/**
 * The line about the campaign that makes the price of a plan. A code, an activity or a key that makes it cheaper takes its
 * place: offers are not added together. `now`: epoch ms; unknown in shared HTML, which is made anew when a campaign ends.
 */
export const namedOffer = (
  line: OfferLineData | undefined,
  { plan, offer, quote, now = 0 }: PricedBy,
): string | undefined =>
  line?.planIds.includes(plan.id) && !(offer || plan.trial || quote?.left_out) && now < line.endsAt
    ? line.text
    : undefined;

interface PricedBy {
  plan: Pick<PlanView, 'id' | 'trial'>;
  /** The activity or the key it is bought through. */
  offer: string | null;
  quote: Pick<Quote, 'left_out'> | null;
  now?: number | undefined;
}

import { type Context, moment, newId } from '../../context.ts';
import { insertQuote, type PricedPlan, type QuoteRow } from './payment.repo.ts';
import { planAmounts } from './planPricing.ts';

const lifetime = 30 * 60 * 1000;

/** Stores a price that the service stands by for 30 minutes. */
export async function makeQuote(context: Context, plan: PricedPlan): Promise<QuoteRow> {
  const { amount, listAmount } = planAmounts(plan);
  const quote: QuoteRow = {
    id: newId('quo', context.random),
    planId: plan.id,
    currency: plan.currency,
    amount,
    listAmount,
    createdAt: moment(context),
    expiresAt: moment(context, lifetime),
  };
  await insertQuote(context.db, quote);
  return quote;
}

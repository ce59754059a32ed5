import { runKey, seasonOf } from '@tern/domain';
import type { TemplateData } from '@tern/mails';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { findQuote } from '../rows/quotes.repo.ts';
import { knownCampaigns } from './knownCampaigns.ts';

/**
 * The campaign whose price an order was opened at, for its receipt. Undefined where it was another price, and where the
 * campaign is known no more.
 */
export async function offerOfOrder(
  context: Context,
  db: Queries,
  order: Pick<OrderRow, 'quoteId' | 'planId'>,
): Promise<TemplateData['paid']['offer']> {
  const key = (await findQuote(db, order.quoteId))?.campaign;
  if (!key) return undefined;
  const campaign = (await knownCampaigns(context, db)).find((known) => runKey(known) === key);
  const plan = campaign?.plans.find(({ planId }) => planId === order.planId);
  if (!campaign || !plan) return undefined;
  const { theme, words } = campaign;
  const names = Object.fromEntries(
    Object.entries(words).flatMap(([language, own]) => (own.name ? [[language, own.name]] : [])),
  );
  return { season: seasonOf(theme), names, percent: plan.percent };
}

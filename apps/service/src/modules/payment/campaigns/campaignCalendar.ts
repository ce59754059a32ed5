import { type Campaign, currencies, loweringProblems } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { listedPlans } from '../catalogue/plans.repo.ts';
import { knownCampaigns } from './knownCampaigns.ts';

/** A run of a campaign or an activity, without its price. Epoch ms. */
export interface PublicRun extends Pick<Campaign, 'name' | 'theme' | 'timeZone' | 'startsAt' | 'endsAt'> {
  readonly kind: 'campaign' | 'activity';
}

/**
 * The runs that pages may name, the first to begin first: what was, what is, and what is planned and lowers the price.
 * Special plans are for those who hold their key.
 */
export async function publicCampaigns(context: Context): Promise<PublicRun[]> {
  const now = timeFromNow(context);
  const known = (await knownCampaigns(context, context.db)).filter(
    // A run that was taken back before it began has never been.
    ({ kind, startsAt, endsAt }) => kind !== 'special' && startsAt < endsAt,
  );
  if (known.length === 0) return [];
  const plans = await listedPlans(context.db, now);
  return known
    .filter((campaign) => {
      if (campaign.endsAt <= now.getTime()) return true;
      const { notLower, unsold } = loweringProblems(campaign, plans, currencies);
      return notLower.length === 0 && unsold.length === 0;
    })
    .map(({ kind, name, theme, timeZone, startsAt, endsAt }) => ({
      kind: kind === 'activity' ? kind : 'campaign',
      name,
      theme,
      timeZone,
      startsAt,
      endsAt,
    }));
}

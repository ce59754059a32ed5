import {
  activeCampaign,
  type Campaign,
  currencies,
  formatDecimal,
  isCampaignActive,
  loweringProblems,
  type OfferKind,
  runKey,
} from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { listedPlans } from '../catalogue/plans.repo.ts';
import { listStoredCampaigns, type StoredCampaign } from './campaigns.repo.ts';

type Engine = Pick<Context, 'config' | 'clock'>;

/** Every campaign there is or was, whatever it came from. What an operator stopped counts as it is stored. */
export async function knownCampaigns({ config }: Engine, db: Queries): Promise<StoredCampaign[]> {
  const stored = await listStoredCampaigns(db);
  const ids = new Set(stored.map(({ id }) => id));
  const settings = config.campaigns
    .map((campaign) => ({
      ...campaign,
      id: runKey(campaign),
      source: 'settings' as const,
      stoppedAt: null,
    }))
    .filter(({ id }) => !ids.has(id));
  return [...settings, ...stored].toSorted((a, b) => a.startsAt - b.startsAt);
}

/** The sentence in which a campaign is refused that does not lower the price at `now`; null when it does. */
export async function refusalOf(db: Queries, campaign: Campaign, now: Date): Promise<string | null> {
  const plans = await listedPlans(db, now);
  const { notLower, unsold } = loweringProblems(campaign, plans, currencies);
  const [first] = notLower;
  if (first) {
    const { planId, usual, currency, percent } = first;
    return `${planId} costs ${formatDecimal(usual, currency)} ${currency} already; ${percent}% off the price without discount is no less.`;
  }
  return unsold.length > 0 ? `${unsold[0]} is not on sale.` : null;
}

/** `name` narrows the campaigns to one name. */
interface Wanted {
  kinds: readonly OfferKind[];
  name?: string;
}

/**
 * The campaigns of these kinds that hold now. One that does not lower the price of each of its plans in each currency
 * is none: it changes no price, and no page names it.
 */
export async function campaignsNow(
  context: Engine,
  db: Queries,
  { kinds, name }: Wanted,
): Promise<StoredCampaign[]> {
  const now = context.clock.now();
  const holding = (await knownCampaigns(context, db)).filter(
    (campaign) =>
      kinds.includes(campaign.kind) &&
      (name === undefined || campaign.name === name) &&
      isCampaignActive(campaign, now),
  );
  if (holding.length === 0) return [];
  const plans = await listedPlans(db, timeFromNow(context));
  return holding.filter((campaign) => {
    const { notLower, unsold } = loweringProblems(campaign, plans, currencies);
    return notLower.length === 0 && unsold.length === 0;
  });
}

/** The campaign whose prices everybody has now; null outside all of them. Of several, the one that ends first. */
export async function currentCampaign(context: Engine, db: Queries): Promise<StoredCampaign | null> {
  return activeCampaign(await campaignsNow(context, db, { kinds: ['campaign'] }), context.clock.now());
}

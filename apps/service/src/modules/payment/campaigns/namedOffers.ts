import { type Campaign, customersKey, type Offer, offersOf } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { hasBought } from './campaigns.repo.ts';
import { campaignsNow, currentCampaign } from './knownCampaigns.ts';

/**
 * The activities or the special plans of a key that hold now for this person; none for an unknown name. Those of `vip1`
 * are for people who have bought before.
 */
export async function namedCampaigns(
  context: Context,
  db: Queries,
  { kind, name, userId }: { kind?: 'activity' | 'special'; name: string; userId: string | null },
): Promise<Campaign[]> {
  const found = await campaignsNow(context, db, { kinds: kind ? [kind] : ['activity', 'special'], name });
  if (!found.length || name !== customersKey) return found;
  return userId && (await hasBought(db, userId)) ? found : [];
}

/** The offers that price a plan list or a quote: those of the public campaign, and those that a name adds. */
export async function offersFor(
  context: Context,
  db: Queries,
  { name, userId }: { name: string | null; userId: string | null },
): Promise<Offer[]> {
  const campaign = await currentCampaign(context, db);
  const named = name ? await namedCampaigns(context, db, { name, userId }) : [];
  return [...(campaign ? [campaign] : []), ...named].flatMap(offersOf);
}

import { customersKey, type Offer } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { currentOffer, offersNow } from './currentOffer.ts';
import { hasBought } from './offers.repo.ts';

/**
 * The offers of an activity or of a key that hold now for this person; none for an unknown name. Those of `vip1` are
 * for people who have bought before.
 */
export async function namedOffers(
  context: Context,
  db: Queries,
  { kind, name, userId }: { kind?: 'activity' | 'special'; name: string; userId: string | null },
): Promise<Offer[]> {
  const found = await offersNow(context, db, { kinds: kind ? [kind] : ['activity', 'special'], name });
  if (!found.length || name !== customersKey) return found;
  return userId && (await hasBought(db, userId)) ? found : [];
}

/** The offers that price a plan list or a quote: the public campaign, and those that a name adds. */
export async function offersFor(
  context: Context,
  db: Queries,
  { name, userId }: { name: string | null; userId: string | null },
): Promise<Offer[]> {
  const campaign = await currentOffer(context, db);
  const named = name ? await namedOffers(context, db, { name, userId }) : [];
  return [...(campaign ? [campaign] : []), ...named];
}

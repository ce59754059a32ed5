import { activeCampaign, isCampaignActive, type Offer, type OfferKind } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { listOffersNow } from './offers.repo.ts';

/** `name` narrows the offers to one name. */
interface Wanted {
  kinds: readonly OfferKind[];
  name?: string;
}

/** The offers of these kinds that hold now, from the settings and the database. */
export async function offersNow(
  context: Pick<Context, 'config' | 'clock'>,
  db: Queries,
  { kinds, name }: Wanted,
): Promise<Offer[]> {
  const now = context.clock.now();
  const stored = await listOffersNow(db, { kinds, name, now: moment(context) });
  return [
    ...context.config.offers.filter(
      (offer) =>
        kinds.includes(offer.kind) &&
        (name === undefined || offer.name === name) &&
        isCampaignActive(offer, now),
    ),
    ...stored,
  ];
}

/** The campaign whose price holds now; null outside all of them. */
export async function currentOffer(
  context: Pick<Context, 'config' | 'clock'>,
  db: Queries,
): Promise<Offer | null> {
  return activeCampaign(await offersNow(context, db, { kinds: ['campaign'] }), context.clock.now());
}

import { activeCampaign, isCampaignActive, type Offer, type OfferKind } from '@tern/domain';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { type Context, moment } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { offers } from '../../db/schema.ts';

/** What an offer is looked for by; everything that holds now without it. */
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
  const stored = await db
    .select()
    .from(offers)
    .where(
      and(
        inArray(offers.kind, [...kinds]),
        name === undefined ? undefined : eq(offers.name, name),
        lte(offers.startsAt, moment(context)),
        gt(offers.endsAt, moment(context)),
      ),
    )
    .orderBy(offers.endsAt, offers.id);
  return [
    ...context.config.offers.filter(
      (offer) =>
        kinds.includes(offer.kind) &&
        (name === undefined || offer.name === name) &&
        isCampaignActive(offer, now),
    ),
    ...stored.map(offerOf),
  ];
}

export const offerOf = ({ startsAt, endsAt, ...row }: typeof offers.$inferSelect): Offer => ({
  kind: row.kind,
  name: row.name,
  planId: row.planId,
  percent: row.percent,
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
});

/** The campaign whose price holds now; null outside all of them. */
export async function currentOffer(
  context: Pick<Context, 'config' | 'clock'>,
  db: Queries,
): Promise<Offer | null> {
  return activeCampaign(await offersNow(context, db, { kinds: ['campaign'] }), context.clock.now());
}

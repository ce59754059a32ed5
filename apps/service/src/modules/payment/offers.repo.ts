import type { Offer, OfferKind } from '@tern/domain';
import { and, count, eq, gt, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database, Queries } from '../../db/connect.ts';
import { offers, orders, quotes } from '../../db/schema.ts';

/** An offer that an operator made; `id` names its row. */
export interface StoredOffer extends Offer {
  id: string;
}

const offerOf = ({ startsAt, endsAt, ...row }: typeof offers.$inferSelect): StoredOffer => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  planId: row.planId,
  percent: row.percent,
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
});

/** Stored offers of these kinds, and of this name where one is given, that hold now. */
export async function listOffersNow(
  db: Queries,
  { kinds, name, now }: { kinds: readonly OfferKind[]; name?: string; now: Date },
): Promise<StoredOffer[]> {
  const rows = await db
    .select()
    .from(offers)
    .where(
      and(
        inArray(offers.kind, [...kinds]),
        name === undefined ? undefined : eq(offers.name, name),
        lte(offers.startsAt, now),
        gt(offers.endsAt, now),
      ),
    )
    .orderBy(offers.endsAt, offers.id);
  return rows.map(offerOf);
}

export async function listOffers(db: Queries): Promise<StoredOffer[]> {
  return (await db.select().from(offers).orderBy(offers.startsAt, offers.id)).map(offerOf);
}

export async function insertOffer(db: Queries, offer: StoredOffer): Promise<void> {
  await db
    .insert(offers)
    .values({ ...offer, startsAt: new Date(offer.startsAt), endsAt: new Date(offer.endsAt) });
}

/** Ends the offers of a name: those that have not begun leave nothing behind, those that ran keep their record. */
export async function endOffers(db: Database, name: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(offers).where(and(eq(offers.name, name), gt(offers.startsAt, now)));
    await tx
      .update(offers)
      .set({ endsAt: now })
      .where(and(eq(offers.name, name), gt(offers.endsAt, now)));
  });
}

/** How many orders at the price of an offer were paid. */
export async function countPaidWithOffer(db: Queries, name: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(quotes, eq(quotes.id, orders.quoteId))
    .where(and(eq(quotes.offer, name), isNotNull(orders.paidAt)));
  return row?.count ?? 0;
}

/** Whether the customer has an order that is paid, one granted by an operator aside. */
export async function hasBought(db: Queries, userId: string): Promise<boolean> {
  const [known] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid']), ne(orders.method, 'grant')))
    .limit(1);
  return known !== undefined;
}

import { customersKey, type Offer } from '@tern/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { orders } from '../../db/schema.ts';
import { currentOffer, offersNow } from './currentOffer.ts';

/**
 * The offers of an activity or of a key that hold now for this person; none for a name that says nothing. Those of
 * `vip1` are for people who have bought before.
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

async function hasBought(db: Queries, userId: string): Promise<boolean> {
  const [known] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid']), ne(orders.method, 'grant')))
    .limit(1);
  return known !== undefined;
}

/** What a plan list or a quote is priced with: the campaign of everybody, and what a name adds. */
export async function offersFor(
  context: Context,
  db: Queries,
  asked: { name: string | null; userId: string | null },
): Promise<Offer[]> {
  const campaign = await currentOffer(context, db);
  const named = asked.name ? await namedOffers(context, db, { name: asked.name, userId: asked.userId }) : [];
  return [...(campaign ? [campaign] : []), ...named];
}

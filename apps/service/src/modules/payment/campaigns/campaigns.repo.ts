import { type Campaign, runKey } from '@tern/domain';
import { and, count, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/connect.ts';
import { campaigns, orders, quotes } from '../../../db/schema.ts';

export type CampaignSource = (typeof campaigns.$inferSelect)['source'];

/** A campaign of the database; `id` names its row, and is the key of the run where it came from outside. */
export interface StoredCampaign extends Campaign {
  readonly id: string;
  readonly source: CampaignSource;
  /** When an operator stopped it, epoch ms. */
  readonly stoppedAt: number | null;
}

const campaignOf = (row: typeof campaigns.$inferSelect): StoredCampaign => ({
  ...row,
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
  stoppedAt: row.stoppedAt?.getTime() ?? null,
});

const rowOf = ({ startsAt, endsAt, ...campaign }: Campaign, source: CampaignSource, id: string) => ({
  id,
  source,
  kind: campaign.kind,
  name: campaign.name,
  theme: campaign.theme,
  timeZone: campaign.timeZone,
  plans: campaign.plans,
  places: campaign.places,
  words: campaign.words,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** Every campaign that is stored, the first to begin first. */
export async function listStoredCampaigns(db: Queries): Promise<StoredCampaign[]> {
  return (await db.select().from(campaigns).orderBy(campaigns.startsAt, campaigns.id)).map(campaignOf);
}

export async function insertCampaign(db: Queries, campaign: Campaign, id: string): Promise<void> {
  await db.insert(campaigns).values(rowOf(campaign, 'ops', id));
}

/** A run that is over before its end, or never begins: what came from outside stays, so that it does not come again. */
export async function stopCampaign(
  db: Queries,
  campaign: Campaign,
  { id, source, now }: { id: string; source: CampaignSource; now: Date },
): Promise<void> {
  const begun = campaign.startsAt <= now.getTime();
  if (!begun && source === 'ops') {
    await db.delete(campaigns).where(eq(campaigns.id, id));
    return;
  }
  const endsAt = begun ? now : new Date(campaign.startsAt);
  await db
    .insert(campaigns)
    .values({ ...rowOf(campaign, source, id), endsAt, stoppedAt: now })
    .onConflictDoUpdate({ target: campaigns.id, set: { endsAt, stoppedAt: now } });
}

/** The one campaign of the app config, or none: an earlier one that is not there any more ends. A stopped one stays so. */
export async function replaceAppConfigCampaign(
  db: Database,
  campaign: Campaign | null,
  now: Date,
): Promise<void> {
  const id = campaign && runKey(campaign);
  await db.transaction(async (tx) => {
    await tx
      .update(campaigns)
      .set({ endsAt: sql`greatest(${campaigns.startsAt}, ${now})` })
      .where(
        and(
          eq(campaigns.source, 'app_config'),
          gt(campaigns.endsAt, now),
          id === null ? undefined : ne(campaigns.id, id),
        ),
      );
    if (!campaign || id === null) return;
    const row = rowOf(campaign, 'app_config', id);
    await tx
      .insert(campaigns)
      .values(row)
      .onConflictDoUpdate({ target: campaigns.id, set: row, setWhere: isNull(campaigns.stoppedAt) });
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

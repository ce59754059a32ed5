import { baseCurrency, type Currency, findNamedPlan, type ListedPlan, type Offer } from '@tern/domain';
import { and, asc, eq, inArray, lte, max } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/connect.ts';
import { planPrices, plans } from '../../../db/schema.ts';
import type { PlanPriceRow, PlanRow, PricedPlan } from '../rows/paymentRows.ts';
import { listedPlan, pricePlans } from './planPricing.ts';
import type { PlanSeed } from './planSeeds.ts';

export async function seedPlans(db: Database, seeds: readonly PlanSeed[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [position, seed] of seeds.entries()) {
      const { prices, ...plan } = seed;
      await tx
        .insert(plans)
        .values({ ...plan, position })
        .onConflictDoNothing();
      await tx
        .insert(planPrices)
        .values(Object.entries(prices).map(([currency, amount]) => ({ planId: plan.id, currency, amount })))
        .onConflictDoNothing();
    }
  });
}

/** The inputs of a price. */
export interface Pricing {
  currency: Currency;
  /** Decides which version of a price holds. */
  now: Date;
  /** The best one counts; they are not added together. */
  offers: readonly Offer[];
}

/** Plans (on sale unless `which` is `all`), in their order, priced in one currency, at the price of an offer where one holds. */
export async function listPlans(
  db: Queries,
  { currency, now, offers: holding }: Pricing,
  which: 'sold' | 'all' = 'sold',
): Promise<PricedPlan[]> {
  const rows = await db
    .select({ plan: plans, price: planPrices })
    .from(plans)
    .innerJoin(planPrices, eq(planPrices.planId, plans.id))
    .where(and(inArray(planPrices.currency, [currency, baseCurrency]), lte(planPrices.startsAt, now)))
    .orderBy(asc(plans.position), asc(planPrices.startsAt), asc(planPrices.version));
  return pricePlans(rows, { currency, offers: holding }).filter(({ onSale }) => onSale || which === 'all');
}

/** Every plan with its own prices that hold at `now`, before any offer. */
export async function listedPlans(db: Queries, now: Date): Promise<ListedPlan[]> {
  const rows = await db
    .select({ plan: plans, price: planPrices })
    .from(plans)
    .innerJoin(planPrices, eq(planPrices.planId, plans.id))
    .where(lte(planPrices.startsAt, now))
    .orderBy(asc(plans.position), asc(planPrices.startsAt), asc(planPrices.version));
  return [...Map.groupBy(rows, ({ plan }) => plan.id).values()].map(listedPlan);
}

/** The one reader of product ids: by id, or by any product id the plan has or had. */
export function planNamed(plans: readonly PricedPlan[], name: string): PricedPlan | undefined {
  const named = plans.map((plan) => ({ id: plan.id, product_id: plan.productId, plan }));
  return findNamedPlan(named, name)?.plan;
}

export async function findPlan(db: Queries, id: string, pricing: Pricing): Promise<PricedPlan | undefined> {
  return planNamed(await listPlans(db, pricing), id);
}

export async function findPlanRow(db: Queries, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}

/** Every plan, on sale or not, in their order. */
export async function listPlanRows(db: Queries): Promise<PlanRow[]> {
  return db.select().from(plans).orderBy(plans.position);
}

/** Every version of a plan's prices: by currency, the oldest first. */
export async function listPlanPrices(db: Queries, planId: string): Promise<PlanPriceRow[]> {
  return db
    .select()
    .from(planPrices)
    .where(eq(planPrices.planId, planId))
    .orderBy(asc(planPrices.currency), asc(planPrices.startsAt), asc(planPrices.version));
}

/** Every price that holds or held, in a fixed order. */
export async function listPricesNow(db: Queries, now: Date): Promise<PlanPriceRow[]> {
  return db
    .select()
    .from(planPrices)
    .where(lte(planPrices.startsAt, now))
    .orderBy(asc(planPrices.planId), asc(planPrices.currency), asc(planPrices.version));
}

/** An amount in minor units that holds from `startsAt`. */
export interface NewPrice {
  currency: Currency;
  amount: number;
  startsAt: Date;
}

/** New prices become new versions; the rest is left as it is where nothing is given. */
export async function changePlanRow(
  db: Database,
  planId: string,
  { prices, ...change }: { prices: readonly NewPrice[]; onSale?: boolean; trialPrice?: 0 | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two operators at once would count the same version.
    await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for('update');
    for (const price of prices) {
      const [known] = await tx
        .select({ version: max(planPrices.version) })
        .from(planPrices)
        .where(and(eq(planPrices.planId, planId), eq(planPrices.currency, price.currency)));
      await tx.insert(planPrices).values({ ...price, planId, version: (known?.version ?? 0) + 1 });
    }
    if (Object.keys(change).length) await tx.update(plans).set(change).where(eq(plans.id, planId));
  });
}

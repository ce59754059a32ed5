import { parseArgs } from 'node:util';
import { brand, isCurrency, parseDecimal } from '@tern/domain';
import { and, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import { type Context, moment, newId } from './context.ts';
import { coupons, orders, planPrices, plans, subscriptions, users } from './db/schema.ts';
import { ConfigError, createService } from './main.ts';
import { normalizeCode } from './modules/payment/coupons.ts';
import { currentOffer } from './modules/payment/currentOffer.ts';
import { doDuties } from './modules/payment/doDuties.ts';
import { makeQuote } from './modules/payment/makeQuote.ts';
import { addInterval } from './modules/payment/orderRules.ts';
import { adapterOf } from './modules/payment/PaymentAdapter.ts';
import {
  findOrder,
  findPlan,
  findPlanRow,
  insertOrder,
  insertSubscription,
  listPlans,
  lockOrder,
  updateOrder,
} from './modules/payment/payment.repo.ts';

/**
 * The operator's view, on the same code as the service:
 *   orders [--state paid] [--email …] [--attention]     refund <order>     grant <email> <plan> [--days 30]
 *   plans [<plan> [--price USD=45.00] [--sale on|off]]   campaigns          coupons [<code> --percent 20 …]
 * Changes are shown, not made, until `--yes` is given.
 */
const usage = `pnpm ops orders [--state S] [--email E] [--attention] [--limit N]
pnpm ops refund ORDER [--yes]
pnpm ops grant EMAIL PLAN [--days N] [--yes]
pnpm ops plans [PLAN] [--price USD=45.00]… [--sale on|off] [--yes]
pnpm ops coupons [CODE --percent N [--kind coupon|invite|student] [--plan P] [--uses N] [--until DATE]] [--yes]
pnpm ops campaigns

Changes are only described until --yes is given. Settings come from the environment, as with start. With the
embedded database, stop Tern first: the data folder serves one process.`;

export class OpsError extends Error {}

export interface Ops {
  context: Context;
  say(line: string): void;
}

/** Runs one command. Throws an `OpsError` of one sentence when it cannot. */
export async function runOps(ops: Ops, argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      email: { type: 'string' },
      attention: { type: 'boolean' },
      limit: { type: 'string', default: '50' },
      days: { type: 'string' },
      price: { type: 'string', multiple: true },
      sale: { type: 'string' },
      percent: { type: 'string' },
      kind: { type: 'string', default: 'coupon' },
      plan: { type: 'string' },
      uses: { type: 'string' },
      until: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [command, ...rest] = positionals;
  switch (command) {
    case 'orders':
      return listOrders(ops, values);
    case 'refund':
      return refund(ops, need(rest[0], 'Which order? pnpm ops refund ORDER'), values.yes);
    case 'grant':
      return grant(ops, {
        email: need(rest[0], 'Whom? pnpm ops grant EMAIL PLAN'),
        planId: need(rest[1], 'Which plan? pnpm ops grant EMAIL PLAN'),
        days: values.days === undefined ? null : whole(values.days, '--days', 1, 3660),
        yes: values.yes,
      });
    case 'plans':
      return changePlan(ops, rest[0], values);
    case 'coupons':
      return changeCoupon(ops, rest[0], values);
    case 'campaigns':
      return listCampaigns(ops);
    default:
      throw new OpsError(usage);
  }
}

const money = (amount: number, currency: string) => `${(amount / 100).toFixed(2)} ${currency}`;
const dryRun = 'Nothing was changed. Add --yes to do it.';

function need(value: string | undefined, question: string): string {
  if (!value) throw new OpsError(question);
  return value;
}

function whole(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new OpsError(`${name} is a whole number from ${least} to ${most}.`);
}

async function listOrders(
  { context, say }: Ops,
  { state, email, attention, limit }: { state?: string; email?: string; attention?: boolean; limit: string },
): Promise<void> {
  const rows = await context.db
    .select({ order: orders, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        state ? eq(sql`${orders.state}`, state) : undefined,
        email ? ilike(users.email, email) : undefined,
        attention ? or(isNotNull(orders.attention), isNotNull(orders.duty)) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(whole(limit, '--limit', 1, 10_000));
  for (const { order, email: address } of rows) {
    const notes = [order.coupon, order.duty && `to do: ${order.duty}`, order.attention].filter(Boolean);
    say(
      [
        order.id,
        order.createdAt.toISOString().slice(0, 16),
        order.state.padEnd(8),
        order.method.padEnd(12),
        order.planId.padEnd(4),
        money(order.amount, order.currency).padStart(12),
        address ?? '',
        ...notes,
      ].join('  '),
    );
  }
  say(`${rows.length} ${rows.length === 1 ? 'order' : 'orders'}`);
}

async function refund({ context, say }: Ops, orderId: string, yes: boolean): Promise<void> {
  const order = await findOrder(context.db, orderId);
  if (!order) throw new OpsError(`There is no order ${orderId}.`);
  if (order.state !== 'paid')
    throw new OpsError(`The order is ${order.state}; only paid ones can be refunded.`);
  if (order.method === 'grant') throw new OpsError('Nothing was paid for this order.');
  if (!adapterOf(context.adapters, order.method)) {
    throw new OpsError(`The keys of ${order.method} are not set, so its provider cannot be told.`);
  }
  say(
    `Give ${money(order.amount, order.currency)} of ${order.id} back through ${order.method}, and end its plan.`,
  );
  if (!yes) return say(dryRun);
  await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked?.state !== 'paid') throw new OpsError('The order has changed in between.');
    await updateOrder(tx, locked, { duty: 'refund', dutyAt: moment(context) });
  });
  await doDuties(context);
  const after = await findOrder(context.db, order.id);
  say(
    after?.duty
      ? 'The provider did not answer. It is told again every minute while Tern runs.'
      : after?.attention
        ? `The provider refused: ${after.attention}.`
        : 'The provider has been told. The order becomes "refunded" with its confirmation.',
  );
}

async function grant(
  { context, say }: Ops,
  { email, planId, days, yes }: { email: string; planId: string; days: number | null; yes: boolean },
): Promise<void> {
  const [user] = await context.db.select().from(users).where(ilike(users.email, email));
  if (!user) throw new OpsError(`Nobody has the address ${email}.`);
  const plan = await findPlan(context.db, planId, 'USD', null);
  if (!plan) throw new OpsError(`There is no plan ${planId} on sale.`);
  const start = moment(context);
  const end = days
    ? addInterval(start, days, 'DAY')
    : addInterval(start, plan.intervalCount, plan.intervalUnit);
  say(`Give ${email} the plan ${plan.id} until ${end.toISOString().slice(0, 10)}, for nothing.`);
  if (!yes) return say(dryRun);
  const quote = await makeQuote(context, {
    plan,
    amount: plan.amount,
    fullAmount: plan.amount,
    coupon: null,
    couponAmount: 0,
    creditAmount: 0,
    extraDays: 0,
    replaces: null,
    userId: user.id,
  });
  await context.db.transaction(async (tx) => {
    const id = newId('ord', context.random);
    await insertOrder(tx, {
      id,
      userId: user.id,
      quoteId: quote.id,
      planId: plan.id,
      productId: plan.productId,
      method: 'grant',
      currency: 'USD',
      amount: 0,
      state: 'paid',
      idempotencyKey: `tern-${id}`,
      createdAt: start,
      closesAt: start,
      paidAt: start,
    });
    const granted = await insertSubscription(tx, {
      id: newId('sub', context.random),
      userId: user.id,
      orderId: id,
      planId: plan.id,
      state: 'active',
      startedAt: start,
      currentPeriodEnd: end,
      cancelAtPeriodEnd: true,
    });
    if (!granted) throw new OpsError(`${email} has an active plan ${plan.id} already.`);
  });
  say('Done.');
}

async function changePlan(
  { context, say }: Ops,
  planId: string | undefined,
  { price = [], sale, yes }: { price?: string[]; sale?: string; yes: boolean },
): Promise<void> {
  if (!planId) {
    for (const plan of await context.db.select().from(plans).orderBy(plans.position)) {
      const prices = await context.db.select().from(planPrices).where(eq(planPrices.planId, plan.id));
      const list = prices.map(({ amount, currency }) => money(amount, currency)).join(', ');
      say(`${plan.id.padEnd(5)} ${plan.onSale ? 'on sale ' : 'not sold'} ${plan.productId}  ${list}`);
    }
    return;
  }
  if (!(await findPlanRow(context.db, planId))) throw new OpsError(`There is no plan ${planId}.`);
  if (sale !== undefined && sale !== 'on' && sale !== 'off') throw new OpsError('--sale is on or off.');
  const wanted = price.map((entry) => {
    const [currency, text = ''] = entry.split('=', 2);
    const amount = parseDecimal(text);
    if (!isCurrency(currency) || !amount || amount <= 0) {
      throw new OpsError(`"${entry}" is no price; write one such as USD=45.00.`);
    }
    return { currency, amount };
  });
  for (const { currency, amount } of wanted) say(`${planId} costs ${money(amount, currency)} from now on.`);
  if (sale) say(`${planId} is ${sale === 'on' ? 'on sale' : 'not sold any more'}.`);
  if (!wanted.length && !sale) throw new OpsError('Say what changes: --price or --sale.');
  if (!yes) return say(dryRun);
  await context.db.transaction(async (tx) => {
    for (const { currency, amount } of wanted) {
      await tx
        .insert(planPrices)
        .values({ planId, currency, amount })
        .onConflictDoUpdate({ target: [planPrices.planId, planPrices.currency], set: { amount } });
      // The base of every local price is the one in US dollars.
      if (currency === 'USD') await tx.update(plans).set({ baseAmount: amount }).where(eq(plans.id, planId));
    }
    if (sale)
      await tx
        .update(plans)
        .set({ onSale: sale === 'on' })
        .where(eq(plans.id, planId));
  });
  say('Done. Orders that were opened before keep their price; quotes are shown again.');
}

async function changeCoupon(
  { context, say }: Ops,
  given: string | undefined,
  values: { percent?: string; kind: string; plan?: string; uses?: string; until?: string; yes: boolean },
): Promise<void> {
  if (!given) {
    for (const coupon of await context.db.select().from(coupons).orderBy(coupons.code)) {
      const [row] = await context.db
        .select({ uses: sql<number>`count(*)::int` })
        .from(orders)
        .where(and(eq(orders.coupon, coupon.code), isNotNull(orders.paidAt)));
      const until = coupon.endsAt ? `until ${coupon.endsAt.toISOString().slice(0, 10)}` : 'for ever';
      say(
        `${coupon.code}  ${coupon.kind}  ${coupon.percent}%  ${coupon.planId ?? 'every plan'}  ${until}  ${row?.uses ?? 0} of ${coupon.maxUses ?? 'any number of'} uses`,
      );
    }
    return;
  }
  const code = normalizeCode(given);
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new OpsError('A code is 3 to 40 letters, digits and hyphens.');
  const kinds = ['coupon', 'invite', 'student'] as const;
  const kind = kinds.find((known) => known === values.kind);
  if (!kind) throw new OpsError('--kind is coupon, invite or student.');
  const endsAt = values.until === undefined ? null : new Date(values.until);
  if (endsAt && Number.isNaN(endsAt.getTime())) throw new OpsError('--until is a date such as 2026-12-31.');
  if (values.plan && !(await findPlanRow(context.db, values.plan))) {
    throw new OpsError(`There is no plan ${values.plan}.`);
  }
  const coupon = {
    kind,
    percent: whole(need(values.percent, 'How much? --percent 20'), '--percent', 1, 90),
    planId: values.plan ?? null,
    endsAt,
    maxUses: values.uses === undefined ? null : whole(values.uses, '--uses', 1, 1_000_000),
  };
  say(`${code} takes ${coupon.percent}% off the first period of ${coupon.planId ?? 'every plan'}.`);
  if (!values.yes) return say(dryRun);
  await context.db
    .insert(coupons)
    .values({ code, ...coupon })
    .onConflictDoUpdate({ target: coupons.code, set: coupon });
  say('Done.');
}

async function listCampaigns({ context, say }: Ops): Promise<void> {
  const { campaigns } = context.config;
  const offer = currentOffer(context);
  for (const campaign of campaigns) {
    const window = [campaign.startsAt, campaign.endsAt].map((at) => new Date(at).toISOString().slice(0, 16));
    say(
      `${campaign.key}  ${campaign.planId} at ${campaign.percent}% off  ${window.join(' to ')}  ${campaign === offer ? 'runs now' : ''}`,
    );
  }
  if (!campaigns.length) say('No campaign. CAMPAIGNS sets them: key,start,end,plan,percent;…');
  for (const plan of await listPlans(context.db, 'USD', offer)) {
    say(`now: ${plan.id} costs ${money(plan.amount, 'USD')} (${plan.productId})`);
  }
  const held = await context.db
    .select({ state: subscriptions.state, count: sql<number>`count(*)::int` })
    .from(subscriptions)
    .groupBy(subscriptions.state);
  if (held.length) say(`${brand.name}: ${held.map(({ state, count }) => `${count} ${state}`).join(', ')}`);
}

async function main(): Promise<void> {
  const service = await createService({
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' },
    background: false,
  });
  try {
    await runOps(
      { context: service.context, say: (line) => void process.stdout.write(`${line}\n`) },
      process.argv.slice(2),
    );
  } finally {
    await service.close();
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  main().catch((error: unknown) => {
    const known = error instanceof OpsError || error instanceof ConfigError;
    console.error(error instanceof Error && (known || error.message) ? error.message : error);
    process.exitCode = 1;
  });
}

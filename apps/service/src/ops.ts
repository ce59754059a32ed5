import { parseArgs } from 'node:util';
import { type OrderState, orderState } from '@tern/contract';
import { addInterval } from '@tern/domain';
import { and, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import { moment, newId } from './context.ts';
import { isClaimed } from './dataDirLock.ts';
import { runningDatabase } from './db/runningDatabase.ts';
import { coupons, orders, subscriptions, users } from './db/schema.ts';
import { type Config, ConfigError, createService, type Environment, readConfig } from './main.ts';
import { normalizeCode } from './modules/payment/coupons.ts';
import { doDuties } from './modules/payment/doDuties.ts';
import { makeQuote } from './modules/payment/makeQuote.ts';
import { findOrder, insertOrder, lockOrder, updateOrder } from './modules/payment/orders.repo.ts';
import { findPlan, findPlanRow } from './modules/payment/plans.repo.ts';
import { adapterOf } from './modules/payment/providers/PaymentAdapter.ts';
import { insertSubscription } from './modules/payment/subscriptions.repo.ts';
import { changeCampaign } from './ops/changeCampaign.ts';
import { changePlan } from './ops/changePlan.ts';
import { date, dryRun, minute, money, need, type Ops, OpsError, whole } from './ops/opsTools.ts';
import { sandboxIsOn, sandboxSettings } from './sandboxSettings.ts';

export { type Ops, OpsError } from './ops/opsTools.ts';

/**
 * The operator's view, on the same code as the service. Changes are shown, not made, until `--yes` is given.
 */
const usage = `pnpm ops orders [ORDER] [--state S] [--email E] [--attention] [--limit N]
pnpm ops refund ORDER [--yes]
pnpm ops grant EMAIL PLAN [--days N] [--yes]
pnpm ops plans [PLAN] [--price USD=45.00]… [--from DATE] [--sale on|off] [--yes]
pnpm ops campaigns [show NAME]
pnpm ops campaigns start|schedule NAME --plan P --percent N [--from DATE] --until DATE
                   [--kind campaign|activity|special] [--yes]
pnpm ops campaigns stop NAME [--yes]
pnpm ops coupons [CODE --percent N [--kind coupon|invite|student] [--plan P] [--uses N] [--until DATE]] [--yes]

Changes are only described until --yes is given. Settings come from the environment, as with start (PORT and DATA_DIR
too). Tern may run meanwhile.`;

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
      kind: { type: 'string' },
      from: { type: 'string' },
      plan: { type: 'string' },
      uses: { type: 'string' },
      until: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [command, ...rest] = positionals;
  switch (command) {
    case 'orders':
      return rest[0] ? showOrder(ops, rest[0]) : listOrders(ops, values);
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
      return changeCoupon(ops, rest[0], { ...values, kind: values.kind ?? 'coupon' });
    case 'campaigns':
      return changeCampaign(ops, rest[0], rest[1], { ...values, kind: values.kind ?? 'campaign' });
    default:
      throw new OpsError(usage);
  }
}

async function listOrders(
  { context, say }: Ops,
  { state, email, attention, limit }: { state?: string; email?: string; attention?: boolean; limit: string },
): Promise<void> {
  if (state && !orderState.options.includes(state as OrderState)) {
    throw new OpsError(`--state is one of ${orderState.options.join(', ')}.`);
  }
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

/** Everything that is known of one order, and what the provider said of it. */
async function showOrder({ context, say }: Ops, orderId: string): Promise<void> {
  const [found] = await context.db
    .select({
      order: orders,
      email: users.email,
      plan: subscriptions.state,
      until: subscriptions.currentPeriodEnd,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!found) throw new OpsError(`There is no order ${orderId}.`);
  const { order, email, plan, until } = found;
  const facts: [string, string | null | undefined][] = [
    ['state', order.state],
    ['buyer', email],
    ['plan', `${order.planId} (${order.productId})`],
    ['amount', money(order.amount, order.currency)],
    ['tax', order.taxAmount === null ? null : `${money(order.taxAmount, order.currency)} of it`],
    ['renewals', order.renewalAmount === null ? null : money(order.renewalAmount, order.currency)],
    ['code', order.coupon],
    ['method', order.method],
    ['opened', minute(order.createdAt)],
    ['paid', order.paidAt && minute(order.paidAt)],
    ['subscription', plan && until && `${plan} until ${minute(until)}`],
    ['at the provider', order.providerSession],
    ['payment', order.providerPayment],
    ['to do', order.duty],
    ['attention', order.attention],
    ['next question', order.nextCheckAt && minute(order.nextCheckAt)],
  ];
  for (const [name, value] of facts) if (value) say(`${name.padEnd(16)} ${value}`);
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
  const plan = await findPlan(context.db, planId, { currency: 'USD', now: moment(context), offers: [] });
  if (!plan) throw new OpsError(`There is no plan ${planId} on sale.`);
  const start = moment(context);
  const end = days
    ? addInterval(start, days, 'DAY')
    : addInterval(start, plan.intervalCount, plan.intervalUnit);
  say(`Give ${email} the plan ${plan.id} until ${end.toISOString().slice(0, 10)}, for nothing.`);
  if (!yes) return say(dryRun);
  const quote = await makeQuote(context, {
    plan,
    amount: plan.price.total,
    fullAmount: plan.price.total,
    coupon: null,
    couponAmount: 0,
    creditAmount: 0,
    extraDays: 0,
    offer: null,
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

async function changeCoupon(
  { context, say }: Ops,
  given: string | undefined,
  values: { percent?: string; kind: string; plan?: string; uses?: string; until?: string; yes: boolean },
): Promise<void> {
  if (!given) {
    const known = await context.db.select().from(coupons).orderBy(coupons.code);
    for (const coupon of known) {
      const [row] = await context.db
        .select({ uses: sql<number>`count(*)::int` })
        .from(orders)
        .where(and(eq(orders.coupon, coupon.code), isNotNull(orders.paidAt)));
      const until = coupon.endsAt ? `until ${coupon.endsAt.toISOString().slice(0, 10)}` : 'for ever';
      say(
        `${coupon.code}  ${coupon.kind}  ${coupon.percent}%  ${coupon.planId ?? 'every plan'}  ${until}  ${row?.uses ?? 0} of ${coupon.maxUses ?? 'any number of'} uses`,
      );
    }
    if (!known.length) say('0 codes');
    return;
  }
  const code = normalizeCode(given);
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new OpsError('A code is 3 to 40 letters, digits and hyphens.');
  const kinds = ['coupon', 'invite', 'student'] as const;
  const kind = kinds.find((known) => known === values.kind);
  if (!kind) throw new OpsError('--kind is coupon, invite or student.');
  const endsAt = values.until === undefined ? null : date(values.until, '--until');
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

/** The settings of the product beside which this runs, and its database where that is an embedded one. */
export function opsConfig(given: Environment): Config {
  const env: Environment = { LOG_LEVEL: 'error', ...given };
  const stands = sandboxIsOn(env) ? sandboxSettings(env, Number(env.PORT ?? 3000) + 1, new Date()) : {};
  const config = readConfig({ ...env, ...stands });
  const running = config.databaseUrl || !isClaimed(config.dataDir) ? null : runningDatabase(config.dataDir);
  return running ? { ...config, databaseUrl: running } : config;
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  // No database is needed for this.
  if (!argv.length || argv.some((word) => ['help', '--help', '-h'].includes(word))) return say(usage);
  const service = await createService({ config: opsConfig(process.env), background: false });
  try {
    await runOps({ context: service.context, say }, argv);
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

import { addInterval } from '@tern/domain';
import { moment, newId } from '../context.ts';
import { makeQuote } from '../modules/payment/makeQuote.ts';
import { insertOrder } from '../modules/payment/orders.repo.ts';
import { findPlan } from '../modules/payment/plans.repo.ts';
import { insertSubscription } from '../modules/payment/subscriptions.repo.ts';
import { findUserIdByEmail } from './ops.repo.ts';
import { dryRun, type Ops, OpsError } from './opsTools.ts';

/** Gives a customer a plan for nothing, for its own period or for `days`; describes it without `yes`. */
export async function grant(
  { context, say }: Ops,
  { email, planId, days, yes }: { email: string; planId: string; days: number | null; yes: boolean },
): Promise<void> {
  const userId = await findUserIdByEmail(context.db, email);
  if (!userId) throw new OpsError(`Nobody has the address ${email}.`);
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
    codeRefusal: null,
    leftOut: null,
    couponAmount: 0,
    origin: null,
    creditAmount: 0,
    extraDays: 0,
    takenDays: 0,
    takenWorth: null,
    carriedAmount: 0,
    trial: null,
    offer: null,
    campaign: null,
    replaces: null,
    userId,
  });
  await context.db.transaction(async (tx) => {
    const id = newId('ord', context.random);
    await insertOrder(tx, {
      id,
      userId,
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
      userId,
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

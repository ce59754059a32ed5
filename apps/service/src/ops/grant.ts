import { addInterval, dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../context.ts';
import { findPlan } from '../modules/payment/catalogue/plans.repo.ts';
import { addPlanDays } from '../modules/payment/ledger/planDays.ts';
import { listSubscriptions } from '../modules/payment/rows/subscriptions.repo.ts';
import { grantPlan } from '../modules/payment/subscription/grantPlan.ts';
import { findUserIdByEmail } from './ops.repo.ts';
import { dryRun, type Ops, OpsError } from './opsTools.ts';

/**
 * Gives a customer a plan for nothing, for its own period or for `days`; describes it without `yes`. One who has a plan gets
 * its days behind what is paid: two plans at once would both run out.
 */
export async function grant(
  { context, say }: Ops,
  { email, planId, days, yes }: { email: string; planId: string; days: number | null; yes: boolean },
): Promise<void> {
  const userId = await findUserIdByEmail(context.db, email);
  if (!userId) throw new OpsError(`Nobody has the address ${email}.`);
  const plan = await findPlan(context.db, planId, { currency: 'USD', now: timeFromNow(context), offers: [] });
  if (!plan) throw new OpsError(`There is no plan ${planId} on sale.`);
  const start = timeFromNow(context);
  const end = days
    ? addInterval(start, days, 'DAY')
    : addInterval(start, plan.intervalCount, plan.intervalUnit);
  const held = await heldBy(context, userId, plan.id);
  if (held) {
    const given = Math.round((end.getTime() - start.getTime()) / dayMs);
    return addTo(held, { context, say }, { email, days: given, yes });
  }
  say(`Give ${email} the plan ${plan.id} until ${end.toISOString().slice(0, 10)}, for nothing.`);
  if (!yes) return say(dryRun);
  await context.db.transaction(async (tx) => {
    const given = await grantPlan(context, tx, { userId, plan, until: end });
    if (!given) throw new OpsError(`${email} has an active plan ${plan.id} already.`);
  });
  say('Done.');
}

type Held = Awaited<ReturnType<typeof listSubscriptions>>[number];

/**
 * The plan that a person has, also one whose charge is due or has failed. The same one, given before, is refused where it
 * is written.
 */
async function heldBy(context: Context, userId: string, planId: string): Promise<Held | undefined> {
  return (await listSubscriptions(context.db, userId)).find(
    ({ subscription, order, plan }) =>
      ['active', 'past_due'].includes(subscription.state) &&
      (!subscription.cancelAtPeriodEnd || subscription.currentPeriodEnd > timeFromNow(context)) &&
      (order.method !== 'grant' || plan.id !== planId),
  );
}

/** Adds the days to the plan that there is, before its next charge. */
async function addTo(
  { subscription, plan }: Held,
  { context, say }: Ops,
  { email, days, yes }: { email: string; days: number; yes: boolean },
): Promise<void> {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const until = day(subscription.currentPeriodEnd);
  const overdue = subscription.state !== 'active' || subscription.currentPeriodEnd <= timeFromNow(context);
  if (subscription.trialEndsAt || overdue) {
    const why = subscription.trialEndsAt ? 'is a free trial' : 'is overdue';
    throw new OpsError(`${email} has the plan ${plan.id} until ${until}, which ${why}: it takes no days.`);
  }
  say(`${email} has the plan ${plan.id} until ${until}. Add ${days} days to it, for nothing.`);
  if (subscription.cancelAtPeriodEnd) say('It is not renewed: it ends after them.');
  else say('Its next charge comes after them, where its provider can move it.');
  if (!yes) return say(dryRun);
  const { userId } = subscription;
  const added = await context.db.transaction((tx) => addPlanDays(context, tx, { userId, days }));
  if (!added) throw new OpsError(`The plan of ${email} has ended meanwhile.`);
  say(`Done. It goes on until ${day(added.until)}.`);
}

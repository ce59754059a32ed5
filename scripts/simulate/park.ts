import type { OutputOf, subscriptionMy } from '@tern/contract';
import { isRecurring } from '@tern/domain';
import { Disagreement } from './Disagreement.ts';
import type { Fault } from './inhabitant.ts';
import { lastsUntil, type Order, slack } from './ledger.ts';
import type { Life } from './life.ts';
import { day } from './timeline.ts';

type Plan = OutputOf<typeof subscriptionMy>['subscriptions'][number];

/** Providers that take another date for a charge. */
const movable = ['s1', 'gap', 'pd'];
/** The jobs run every twelve hours, and no provider takes a date that is nearer than two: an earlier charge is under way. */
const underway = 30 * 3600 * 1000;
/** A charge is put off two days before, by seven; a day more for the hours between the jobs. */
const lead = 3 * day;
const longest = 10 * day;

const chargesOf = (life: Life, order: Order) =>
  (life.account(order)?.charges ?? []).filter(({ amount }) => amount > 0);

/** Waits until the charge is near, but not for most of a year: the next call to its provider puts it off. */
async function waitForCharge(life: Life): Promise<void> {
  const found = await renewingPlan(life);
  const next = (found && life.account(found.order)?.nextChargeAt) ?? 0;
  const wait = next - lead - life.now;
  if (wait > 0 && wait < 200 * day) await life.pass(wait);
}

/** The plan that renews, as the account tells it, where ledger and provider say the same. */
async function renewingPlan(life: Life): Promise<{ plan: Plan; order: Order } | null> {
  const mine = await life.call('subscriptionMy', {});
  const plan = mine.ok
    ? mine.data.subscriptions.find(
        ({ state, cancel_at_period_end, method }) =>
          state === 'active' && !cancel_at_period_end && isRecurring(method ?? ''),
      )
    : undefined;
  const order = plan && life.ledger.find(plan.order_id);
  return plan && order ? { plan, order } : null;
}

/**
 * The books of the plan that renews differ for some days, and its account is parked: where the provider can move its
 * charge, nothing is charged meanwhile, and the plan works on.
 */
export async function park(
  life: Life,
  { days, near, fault }: { days: number; near: boolean; fault?: Fault | undefined },
): Promise<unknown> {
  if (near) await waitForCharge(life);
  const found = await renewingPlan(life);
  const next = found && life.account(found.order)?.nextChargeAt;
  // Where its payment was found late, the provider charges earlier than is known here.
  if (!found || !next || next < life.now + underway || found.order.ended || found.order.isLoose) return false;
  const { order } = found;
  if (order.state !== 'plan' || order.foundAfter > 0) return false;
  life.note(`${order.id} is parked`);
  await life.world.rows(`update orders set differences = 'a cent' where id = $1`, [order.id]);
  const isHeld = movable.includes(order.method) && !life.ledger.isFree(order);
  const before = chargesOf(life, order).length;
  const end = life.now + days * day;
  // One call that goes wrong is made again in time.
  life.faults.splice(1);
  if (near && fault) life.faults.splice(0, 1, fault);
  while (life.now < end) {
    await life.pass(Math.min(end - life.now, life.faults.length > 0 ? day / 2 : 5 * day));
    if (isHeld) await checkHeld(life, order, before);
  }
  if (isHeld) await learnDate(life, order);
  else await checkFlag(life, order, before);
  await life.reconcile();
}

async function checkHeld(life: Life, order: Order, before: number): Promise<void> {
  if (chargesOf(life, order).length > before)
    throw new Disagreement(`${order.id} is charged while it is parked`);
  const found = await renewingPlan(life);
  const until = Date.parse(found?.plan.paused_until ?? found?.plan.current_period_end ?? '');
  if (found?.order !== order || !(until > life.now)) {
    throw new Disagreement(`${order.id} is parked and does not work`);
  }
}

/** The ledger learns the date of the charge, which may be days later than was promised, and never earlier. */
async function learnDate(life: Life, order: Order): Promise<void> {
  const next = Date.parse((await renewingPlan(life))?.plan.next_charge_at ?? '');
  const promised = lastsUntil(order);
  const isMoved = next > promised + slack;
  const isEarly = next < promised - slack;
  if (isEarly || (isMoved && (promised > life.now + lead || next > life.now + longest))) {
    throw new Disagreement(`${order.id} was parked and is charged on ${new Date(next).toISOString()}`);
  }
  if (!isMoved) return;
  order.endsAt = next;
  order.pausedUntil = 0;
}

/** A charge that could not be put off is for a person. */
async function checkFlag(life: Life, order: Order, before: number): Promise<void> {
  const charges = chargesOf(life, order).slice(before);
  const known = await life.world.rows<{ attention: string | null }>(
    `select attention from orders where id = $1
       and (select count(*) from charges where order_id = $1 and paid_at is not null and amount > 0) = $2`,
    [order.id, before + charges.length],
  );
  const isFlagged = known[0]?.attention?.split(', ').includes('charged_while_parked');
  if (charges.length > 0 && known.length > 0 && !isFlagged) {
    throw new Disagreement(`${order.id} was charged while it was parked, and nobody looks at it`);
  }
}

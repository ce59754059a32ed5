import { addInterval } from '@tern/domain';
import fc from 'fast-check';
import { checkLife } from './check.ts';
import { Disagreement } from './Disagreement.ts';
import { opening, pairs, type Step, steps } from './draws.ts';
import { type Ledger, lastsUntil, type Order, slack } from './ledger.ts';
import { declinedCard, type Life } from './life.ts';
import { park } from './park.ts';
import { day, hour } from './timeline.ts';

/** The newest charge of somebody's newest order, or of the oldest. */
function charged({ ledger }: Life, newest: boolean) {
  const paid = ledger.orders.filter(({ charges }) => charges.length > 0);
  const order = newest ? paid.at(-1) : paid[0];
  const charge = order?.charges.at(-1);
  return order && charge && { order, charge };
}

const backOf = (life: Life, order: Order) =>
  life.account(order)?.charges.findLast(({ amount }) => amount > 0)?.refunded ?? 0;

/** The acts of each step; false: there was nothing to do. */
const acts: Readonly<Record<Step['do'], (life: Life, step: never) => Promise<unknown>>> = {
  async buy(life, { ends, what }: Extract<Step, { do: 'buy' }>) {
    const page = await life.open(what);
    if (!page || ends === 'left') return;
    if (ends === 'declined') await life.pay(page, declinedCard);
    if (ends === 'late') await life.pass(3 * hour);
    await life.pay(page);
  },
  async 'second tab'(life, { one, other, away }: Extract<Step, { do: 'second tab' }>) {
    const first = await life.open(one);
    // The page of the first stays open where its provider cannot be reached to close it.
    if (away) life.faults.push('away');
    const second = await life.open(other);
    if (second) await life.pay(second);
    if (first) await life.pay(first);
  },
  wait: (life, { days }: Extract<Step, { do: 'wait' }>) => life.pass(days * day),
  async renewals(life, { way }: Extract<Step, { do: 'renewals' }>) {
    life.renewals = way;
    return false;
  },
  async delivery(life, { way }: Extract<Step, { do: 'delivery' }>) {
    life.delivery = way;
    return false;
  },
  async fault(life, { faults }: Extract<Step, { do: 'fault' }>) {
    life.faults.push(...faults);
    return false;
  },
  async refund(life, { part, newest }: Extract<Step, { do: 'refund' }>) {
    const found = charged(life, newest);
    if (!found) return false;
    const { order, charge } = found;
    // Providers make no refunds of what is older, and nobody asks for them.
    if (life.delivery === 'lost' && life.now - charge.at > 175 * day) return false;
    const before = backOf(life, order);
    if (!life.press(order, part === 'half' ? 'refund-half' : 'refund')) return false;
    life.ledger.refunded(order, charge, backOf(life, order) - before);
  },
  async 'slow refund'(life, { outcome }: Extract<Step, { do: 'slow refund' }>) {
    const found = charged(life, true);
    const { knobs } = life.world.sandbox;
    if (!found || found.charge.back > 0) return false;
    const { order, charge } = found;
    knobs.refundsWait = true;
    const isPressed = life.press(order, 'refund');
    knobs.refundsWait = false;
    if (!isPressed) return false;
    life.ledger.loosen(order);
    life.quietUntil = life.now + 2 * day;
    await life.settle();
    await life.pass(2 * day);
    if (!life.press(order, `${outcome}-refund`)) return true;
    if (outcome === 'finish') life.ledger.refunded(order, charge, charge.amount);
  },
  async dispute(life, { outcome }: Extract<Step, { do: 'dispute' }>) {
    const found = charged(life, true);
    if (!found || found.charge.back > 0 || found.charge.decided) return false;
    const { order, charge } = found;
    if (outcome === 'inquiry') return life.press(order, 'inquire');
    if (!life.press(order, 'dispute')) return false;
    life.ledger.disputed(order, charge, 'opened');
    if (outcome === 'open') return true;
    await life.settle();
    await life.pass(7 * day);
    if (life.press(order, `${outcome === 'won' ? 'win' : 'lose'}-dispute`)) {
      life.ledger.disputed(order, charge, outcome);
    }
  },
  async 'at the provider'(life, { action }: Extract<Step, { do: 'at the provider' }>) {
    const order = life.ledger.orders.findLast(({ state }) => state === 'plan');
    // Taking back needs a plan that was not refunded.
    if (action === 'uncancel' && order?.isLoose) return false;
    if (!order || !life.press(order, action)) return false;
    const isOver = lastsUntil(order) < life.now;
    order.ended = action === 'cancel';
    order.pausedUntil = 0;
    if (action === 'cancel' || !isOver) return;
    // A plan that stood still ended with its cancellation. The daily comparison finds that it goes on at the provider.
    order.ended = true;
    await life.settle();
    await life.reconcile();
  },
  async 'charge early'(life) {
    const order = life.ledger.held(life.now);
    // PayPal charges at its own time.
    if (!order || order.method === 'subscription' || order.ended) return false;
    if (!life.ledger.isFree(order)) return false;
    return life.renew(order);
  },
  async delete(life) {
    const done = await life.call('accountDelete', {});
    if (!done.ok) return false;
    life.leaving = 'asked';
    for (const order of life.ledger.orders) {
      order.ended = true;
      order.pausedUntil = 0;
    }
  },
  pause: (life, { months }: Extract<Step, { do: 'pause' }>) => actOfPause(life, 'pause', months),
  'go on': (life) => actOfPause(life, 'goOn'),
  park: (life, step: Extract<Step, { do: 'park' }>) => park(life, step),
  async stay(life) {
    if ((await life.call('accountDeleteCancel', {})).ok && life.leaving === 'asked') life.leaving = 'no';
  },
  async cancel(life) {
    const mine = await life.call('subscriptionMy', {});
    if (!mine.ok) return;
    const plan = mine.data.subscriptions.find(
      ({ state, cancel_at_period_end }) => ['active', 'past_due'].includes(state) && !cancel_at_period_end,
    );
    if (!plan) return false;
    const done = await life.call('subscriptionCancel', { subscription_id: plan.subscription_id });
    if (!done.ok) return false;
    const order = life.ledger.find(plan.order_id);
    if (order) {
      order.ended = true;
      order.pausedUntil = 0;
    }
    life.note(`cancels ${plan.order_id}`);
  },
};

/** Pauses a plan, or ends its pause. The ledger learns the date that the receipt names. */
async function actOfPause(life: Life, kind: 'pause' | 'goOn', months?: number): Promise<unknown> {
  const mine = await life.call('leaveMy', {});
  if (!mine.ok) return false;
  const wanted = kind === 'pause' ? ['open'] : ['waits', 'paused'];
  const plan = mine.data.plans.find(({ pause }) => pause && wanted.includes(pause.state));
  const order = plan && life.ledger.find(plan.order_id);
  if (!plan || !order) return false;
  const { subscription_id } = plan;
  const done = await life.call('leaveAct', { subscription_id, kind, months });
  if (!done.ok || !done.data.act) return false;
  const next = Date.parse(done.data.act.next_charge_at ?? '');
  const promised = months ? addInterval(new Date(order.endsAt), months, 'MONTH').getTime() : order.endsAt;
  const apart = Math.abs(next - Math.max(promised, life.now));
  if (!order.isLoose && apart > slack + order.foundAfter) {
    throw new Disagreement(`${kind} of ${order.id} charges on ${done.data.act.next_charge_at}`);
  }
  order.pausedUntil = next > order.endsAt + slack ? next : 0;
  life.note(`${kind} of ${order.id}: charged on ${done.data.act.next_charge_at}`);
}

/** A step of a life. After it the ledger, the provider and what the buyer reads are compared. */
class StepCommand implements fc.AsyncCommand<Ledger, Life> {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check = () => true;
  async run(_ledger: Ledger, life: Life): Promise<void> {
    if (life.leaving === 'gone') return;
    life.note(this.toString());
    if ((await acts[this.step.do](life, this.step as never)) === false) return;
    await life.settle();
    await checkLife(life);
  }
  toString = () => {
    const { do: name, ...rest } = this.step;
    const text = JSON.stringify(rest);
    return text === '{}' ? name : `${name} ${text}`;
  };
}

/** The kinds of steps that a life can go on with after its opening. */
const kinds = [...steps.map(([, step]) => [step]), ...pairs];

/** The lives that there can be. Each number in turn goes on with another kind of step: few lives have all of them. */
export const lives = (number: number): fc.Arbitrary<Iterable<fc.AsyncCommand<Ledger, Life>>> =>
  fc
    .tuple(
      opening,
      fc.tuple(...(kinds[number % kinds.length] ?? [])),
      fc.commands(
        steps.flatMap(([weight, step]) =>
          Array.from({ length: weight }, () => step.map((drawn) => new StepCommand(drawn))),
        ),
        { maxCommands: 10, size: 'max' },
      ),
    )
    .map(([first, second, commands]) => [
      ...[...first, ...second].map((step) => new StepCommand(step)),
      ...commands,
    ]);

/** The rest of the year passes. */
export async function liveOn(life: Life, end: number): Promise<void> {
  await life.pass(Math.max(hour, end - life.now));
  await life.settle();
  // The sum above the price of a charge that was made just now goes back within two days.
  const isNew = life.ledger.orders.some(({ charges }) => charges.some(({ at }) => at > life.now - 2 * day));
  if (isNew) await life.pass(2 * day);
  await life.reconcile();
  await checkLife(life);
}

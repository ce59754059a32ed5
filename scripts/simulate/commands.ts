import { isRecurring, type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import fc from 'fast-check';
import { checkLife } from './check.ts';
import type { Delivery, Fault } from './inhabitant.ts';
import type { Ledger, Order } from './ledger.ts';
import { declinedCard, type Life, type Purchase, type Renewals } from './life.ts';
import { day, hour } from './timeline.ts';

type Step =
  | ({ do: 'buy'; ends: 'paid' | 'declined' | 'left' | 'late' } & Purchase)
  | { do: 'second tab'; one: Purchase; other: Purchase }
  | { do: 'wait'; days: number }
  | { do: 'renewals'; way: Renewals }
  | { do: 'delivery'; way: Delivery }
  | { do: 'fault'; faults: Fault[] }
  | { do: 'refund'; part: 'whole' | 'half'; newest: boolean }
  | { do: 'slow refund'; outcome: 'finish' | 'fail' }
  | { do: 'dispute'; outcome: 'open' | 'won' | 'lost' | 'inquiry' }
  | { do: 'cancel' }
  | { do: 'at the provider'; action: 'cancel' | 'uncancel' | 'raise' }
  | { do: 'charge early' }
  | { do: 'delete' }
  | { do: 'stay' };

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
  async buy(life, { ends, ...purchase }: Extract<Step, { do: 'buy' }>) {
    const page = await life.open(purchase);
    if (!page || ends === 'left') return;
    if (ends === 'declined') await life.pay(page, declinedCard);
    // A page of Paddle that lay open can be paid later: only its events tell of that.
    if (ends === 'late' && life.delivery !== 'lost') await life.pass(3 * hour);
    await life.pay(page);
  },
  async 'second tab'(life, { one, other }: Extract<Step, { do: 'second tab' }>) {
    const first = await life.open(one);
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
    // Of a part of a sale PayPal tells nobody who asks, and nobody asks about a charge that is older than three months.
    const isAsked = (part === 'whole' || order.method !== 'subscription') && life.now - charge.at < 85 * day;
    if (life.delivery === 'lost' && !isAsked) return false;
    const before = backOf(life, order);
    if (!life.press(order, part === 'half' ? 'refund-half' : 'refund')) return false;
    life.ledger.refunded(order, charge, backOf(life, order) - before);
    life.hush(charge.at);
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
    life.hush(charge.at);
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
    // Taking back needs its event, and a plan that was not refunded.
    if (action === 'uncancel' && (life.delivery === 'lost' || order?.isLoose)) return false;
    if (!order || !life.press(order, action)) return false;
    if (action === 'raise') return true;
    order.ended = action === 'cancel';
    // Nobody asks before the next charge is due.
    if (life.delivery === 'lost') life.quietUntil = Math.max(life.quietUntil, order.endsAt + 2 * day);
  },
  async 'charge early'(life) {
    const order = life.ledger.held(life.now);
    // PayPal charges at its own time.
    if (!order || order.method === 'subscription' || order.ended) return false;
    if (!life.ledger.isFree(order)) return false;
    if (life.delivery === 'lost') life.quietUntil = Math.max(life.quietUntil, order.endsAt + 2 * day);
    return life.renew(order);
  },
  async delete(life) {
    const done = await life.call('accountDelete', {});
    if (!done.ok) return false;
    life.leaving = 'asked';
    for (const order of life.ledger.orders) order.ended = true;
  },
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
    if (order) order.ended = true;
    life.note(`cancels ${plan.order_id}`);
  },
};

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

const of = <const Value>(...values: Value[]) => fc.constantFrom(...values);
const recurring = paymentMethodCodes.filter(isRecurring);

const purchase = fc.record({
  plan: of('12m', '6m', '1m', '1m'),
  method: of<PaymentMethod>(...paymentMethodCodes),
  currency: of('USD', 'USD', 'EUR', 'JPY', 'GBP'),
  code: fc.option(of('FIFTH', 'MOST'), { nil: undefined, freq: 5 }),
});

const steps: [weight: number, step: fc.Arbitrary<Step>][] = [
  [
    6,
    purchase.chain((what) =>
      of('paid', 'paid', 'paid', 'paid', 'declined', 'left', 'late').map((ends) => ({
        do: 'buy' as const,
        ends,
        ...what,
      })),
    ),
  ],
  [
    2,
    fc.record({
      do: of('buy'),
      ends: of('paid'),
      plan: of('trial'),
      method: of(...recurring),
      currency: of('USD', 'EUR'),
    }),
  ],
  [1, fc.record({ do: of('second tab'), one: purchase, other: purchase })],
  [6, fc.record({ do: of('wait'), days: of(1, 5, 20, 40, 100, 200) })],
  [
    2,
    fc.record({
      do: of('renewals'),
      way: of<Renewals>('usual', 'usual', 'taxed', 'balance', 'free', 'failsOnce', 'fails', 'never'),
    }),
  ],
  [2, fc.record({ do: of('delivery'), way: of<Delivery>('usual', 'twice', 'reversed', 'late', 'lost') })],
  [
    1,
    fc.record({
      do: of('fault'),
      faults: fc.array(of<Fault>('away', 'lost', 'crash'), { minLength: 1, maxLength: 3 }),
    }),
  ],
  [2, fc.record({ do: of('refund'), part: of('whole', 'half'), newest: fc.boolean() })],
  [1, fc.record({ do: of('slow refund'), outcome: of('finish', 'fail') })],
  [1, fc.record({ do: of('dispute'), outcome: of('open', 'won', 'lost', 'inquiry') })],
  [1, fc.record({ do: of('at the provider'), action: of('cancel', 'uncancel', 'raise') })],
  [1, fc.constant({ do: 'charge early' })],
  [1, fc.constantFrom({ do: 'delete' }, { do: 'stay' })],
  [2, fc.constant({ do: 'cancel' })],
];

/** The lives that there can be. */
export const lives = (replayPath?: string) =>
  fc.commands(
    steps.flatMap(([weight, step]) =>
      Array.from({ length: weight }, () => step.map((drawn) => new StepCommand(drawn))),
    ),
    { maxCommands: 12, size: 'max', ...(replayPath && { replayPath }) },
  );

/** The rest of the year passes. */
export async function liveOn(life: Life, end: number): Promise<void> {
  await life.pass(Math.max(hour, end - life.now));
  await life.settle();
  await checkLife(life);
}

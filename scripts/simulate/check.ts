import type { OutputOf, subscriptionMy } from '@tern/contract';
import { isRecurring } from '@tern/domain';
import { Disagreement } from './Disagreement.ts';
import { lastsUntil, type Order, slack } from './ledger.ts';
import type { Life } from './life.ts';
import { day, hour } from './timeline.ts';

type Told = OutputOf<typeof subscriptionMy>;

interface Row {
  order_id: string;
  template: string;
  receipt: string | null;
  state: string | null;
  amount: number;
}

const isHeld = ({ state }: { state: string }) => state === 'active' || state === 'past_due';
const iso = (at: number) => new Date(at).toISOString();

function equal(what: string, one: unknown, other: unknown): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) throw new Disagreement(`${what}: ${left} and ${right}`);
}

function holds(what: string, is: boolean): void {
  if (!is) throw new Disagreement(what);
}

/** The ledger, the provider and what the buyer reads say the same. */
export async function checkLife(life: Life): Promise<void> {
  if (life.leaving === 'gone') return checkGone(life);
  const answer = await life.call('subscriptionMy', {});
  if (!answer.ok) throw new Disagreement(`the account cannot be read: ${answer.error}`);
  const told = answer.data;
  checkPlans(life, told);
  for (const order of life.ledger.orders) checkProvider(life, order);
  if (life.now < life.quietUntil) return;
  for (const order of life.ledger.orders) {
    checkCharges(life, told, order);
    checkTime(life, told, order);
  }
  await checkMails(life, told);
  for (const order of life.ledger.orders) await checkRefusal(life, order);
}

/** The page of a trial that did not begin says why. */
async function checkRefusal(life: Life, { id, refusal, isDisturbed }: Order): Promise<void> {
  if (refusal === null || isDisturbed) return;
  const page = await life.call('order', { order_id: id });
  equal(`refusal of ${id}, ledger and page`, refusal, page.ok ? page.data.refusal : page.error);
}

/** The ledger against the provider. */
function checkProvider(life: Life, order: Order): void {
  const charges = life.account(order)?.charges.filter(({ amount }) => amount > 0) ?? [];
  const there = charges.map(({ amount, contested }) => ({ amount, contested }));
  const here = order.charges.map(({ amount, contested }) => ({ amount, contested }));
  equal(`charges of ${order.id}, ledger and provider`, here, there);
  if (life.now < life.quietUntil) return;
  const back = charges.map(({ refunded }) => refunded);
  equal(
    `refunds of ${order.id}, ledger and provider`,
    order.charges.map(({ back }) => back),
    back,
  );
}

/** The provider against the account page. */
function checkCharges(life: Life, told: Told, order: Order): void {
  const there = life.account(order)?.charges.filter(({ amount }) => amount > 0) ?? [];
  const rows = told.charges
    .filter(({ order_id, amount }) => order_id === order.id && amount > 0)
    .sort((one, other) => Date.parse(one.paid_at) - Date.parse(other.paid_at));
  equal(
    `charges of ${order.id}, provider and account`,
    there.map(({ amount, refunded }) => [amount, refunded]),
    rows.map(({ amount, refunded_amount }) => [amount, refunded_amount]),
  );
}

/** One plan that renews, at its provider as in the account, and at the sum and the day that are told. */
function checkPlans(life: Life, told: Told): void {
  const held = told.subscriptions.filter(isHeld);
  const renewing = held.filter(
    ({ cancel_at_period_end, method }) => !cancel_at_period_end && isRecurring(method ?? ''),
  );
  holds(`${renewing.length} plans renew`, renewing.length <= 1);
  for (const order of life.ledger.orders) {
    const account = life.account(order);
    const plan = renewing.find(({ order_id }) => order_id === order.id);
    if (life.now < life.quietUntil) continue;
    equal(`renewal of ${order.id}, provider and account`, account?.renews ?? false, plan !== undefined);
    if (!plan) continue;
    holds(`${order.id} renews after its end`, !order.ended);
    equal(`price of the renewal of ${order.id}, ledger and account`, order.renewal, plan.renewal_amount);
    if (!account?.nextChargeAt || !plan.next_charge_at) continue;
    const apart = Math.abs(account.nextChargeAt - Date.parse(plan.next_charge_at));
    holds(
      `next charge of ${order.id}: ${iso(account.nextChargeAt)} at the provider, ${plan.next_charge_at} in the account`,
      apart < slack + order.foundAfter,
    );
  }
}

/** A plan that was paid for is there, for as long as was promised, and no longer. */
function checkTime(life: Life, told: Told, order: Order): void {
  const { ledger, now } = life;
  const plan = told.subscriptions.find(({ order_id }) => order_id === order.id);
  const runs = plan !== undefined && isHeld(plan);
  if (order.state === 'agreed') {
    // Whoever has opened another page since, or comes when it has closed, is not charged for this one.
    const other = ledger.orders.some((one) => one !== order && one.openedAt >= order.openedAt);
    const late = order.agreedAt - order.openedAt > 2 * hour;
    holds(`${order.id} was agreed to and is not collected`, other || late || order.isDisturbed);
  }
  if (order.state === 'back' || order.state === 'refused') holds(`${order.id} gives a plan`, !runs);
  if (order.state !== 'plan') return;
  const end = plan ? Date.parse(plan.current_period_end) : 0;
  const isPaid = ledger.kept(order) > 0 || order.trial || order.renewedFree || order.charges.length === 0;
  if (!order.isLoose) {
    if (order.endsAt > now + slack) {
      holds(`${order.id} is paid until ${iso(order.endsAt)} and gives no plan`, runs);
      holds(
        `${order.id} holds until ${iso(end)}, promised was ${iso(order.endsAt)}`,
        end > order.endsAt - slack && end < order.endsAt + slack + order.foundAfter,
      );
    }
    const last = lastsUntil(order);
    if (last + order.foundAfter < now - 10 * day) holds(`${order.id} ended on ${iso(last)} and runs`, !runs);
    return;
  }
  if (runs) holds(`${order.id} runs on money that went back`, isPaid);
}

/** A receipt for each payment that bought something, and a mail for each sum that went back. */
async function checkMails(life: Life, told: Told): Promise<void> {
  const mails = await life.world.rows<Row>(
    `select data->>'order_id' as order_id, template, data->>'receipt' as receipt, data->>'state' as state,
       (data->>'amount')::int as amount
     from mail_outbox where user_id = $1 and template in ('paid', 'renewed', 'refund', 'paymentReturned')`,
    [life.userId],
  );
  for (const charge of told.charges) {
    if (charge.amount === 0) continue;
    const receipts = mails.filter(({ template, receipt, order_id }) =>
      template === 'renewed'
        ? receipt === charge.receipt
        : template === 'paid' && order_id === charge.receipt,
    );
    const order = life.ledger.find(charge.order_id);
    const wanted = charge.period_start !== null && charge.state !== 'refunded' ? [charge.amount] : [];
    if (wanted.length === 0 && receipts.length <= 1) continue;
    equal(
      `receipts of ${charge.receipt}${order?.trial ? ', a trial' : ''}`,
      receipts.map(({ amount }) => amount),
      wanted,
    );
  }
  for (const order of life.ledger.orders) {
    const back = order.charges.reduce((sum, charge) => sum + charge.back, 0);
    const mailed = mails
      .filter(
        ({ template, state, order_id }) => template === 'refund' && state === 'done' && order_id === order.id,
      )
      .reduce((sum, { amount }) => sum + amount, 0);
    equal(`refunds of ${order.id}, ledger and mails`, back, mailed);
  }
}

/** Nothing goes on for somebody who has left. */
function checkGone(life: Life): void {
  for (const order of life.ledger.orders) {
    checkProvider(life, order);
    holds(`${order.id} of a deleted account renews`, !life.account(order)?.renews);
  }
}

import { type AnyOperationName, type allOperations, type InputOf, purchaseOperations } from '@tern/contract';
import { isRecurring } from '@tern/domain';
import { collectPayments } from './collect.ts';
import { Disagreement } from './Disagreement.ts';
import type { Delivery, Fault, Inhabitant, Purchase, Renewals } from './inhabitant.ts';
import { Ledger, type Order } from './ledger.ts';
import { send } from './send.ts';
import { day, hour } from './timeline.ts';
import type { World } from './world.ts';

const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';
const later = (months: string) => (months === '12m' ? 12 : months === '6m' ? 6 : 1);

/** One person, and what this person does. */
export class Life implements Inhabitant {
  readonly ledger = new Ledger();
  readonly orders = new Set<string>();
  readonly faults: Fault[] = [];
  readonly world: World;
  readonly address: string;
  userId = '';
  token = '';
  delivery: Delivery = 'usual';
  renewals: Renewals = 'usual';
  /** Whether the account was deleted, or is going to be. */
  leaving: 'no' | 'asked' | 'gone' = 'no';
  /** Before then the service cannot know all that the provider did. */
  quietUntil = 0;
  /** Renewals that failed: when the provider tries again, and with which outcome. */
  #retries = new Map<string, { at: number; pays: boolean }>();
  #skipped = new Map<string, number>();
  readonly told: string[] = [];

  constructor(world: World, number: number) {
    this.world = world;
    this.address = `100.${64 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;
  }

  get now(): number {
    return this.world.timeline.now;
  }

  note(text: string): void {
    this.told.push(`${new Date(this.now).toISOString()} ${text}`);
  }

  call = <N extends AnyOperationName>(name: N, input: InputOf<(typeof allOperations)[N]>) =>
    this.world.call(name, input, { token: this.token, address: this.address });

  async begin(name: string): Promise<void> {
    const email = `${name}@mail.test`;
    const { world, address } = this;
    const made = await world.call('anonymousSignup', { email }, { address });
    if (!made.ok) throw new Error(`There is no account: ${made.error}`);
    this.token = made.data.token;
    this.userId = made.data.user.user_id;
    world.inhabitants.push(this);
    await this.staySignedIn();
  }

  /** Sessions end before plans do. */
  async staySignedIn(): Promise<void> {
    const until = new Date(this.now + 800 * day);
    await this.world.rows('update sessions set last_seen_at = $1, expires_at = $1 where user_id = $2', [
      until,
      this.userId,
    ]);
  }

  /** The account of somebody who asked for its deletion is gone some day. */
  async look(): Promise<void> {
    if (this.leaving !== 'asked') return;
    const [user] = await this.world.rows<{ leaves: Date | null; deleted_at: Date | null }>(
      'select delete_after as leaves, deleted_at from users where id = $1',
      [this.userId],
    );
    if (user?.deleted_at) this.leaving = 'gone';
    else if (!user?.leaves) this.leaving = 'no';
    else if (user.leaves.getTime() + 8 * day < this.now) throw new Disagreement('the account is not deleted');
  }

  /** Opens the page of a purchase. Undefined: it was refused, and may have been. */
  async open({ plan, method, currency, code }: Purchase): Promise<{ order: Order; url: string } | undefined> {
    const product_id = plan === 'trial' ? '12m.add30d' : plan;
    let quote = await this.call('quote', { product_id, currency, code });
    if (!quote.ok && code) quote = await this.call('quote', { product_id, currency });
    const trial = plan === 'trial';
    const tried = this.ledger.mayHaveTried() ? ['trial_used'] : [];
    if (!quote.ok) return this.#refused(quote.error, trial ? [...tried, 'trial_with_plan'] : []);
    const input = { quote_id: quote.data.quote_id, shorter: true, despite_pending: true };
    const faulty = this.faults.length > 0;
    const made = await this.call(purchaseOperations[method].purchase, input);
    if (!made.ok) {
      // A plan that is not renewed in time has some days of grace.
      const held = this.ledger.held(this.now - 10 * day);
      const refusals = [
        ...(faulty ? ['provider_unavailable', 'payment_failed', 'internal'] : []),
        ...(trial && !isRecurring(method) ? ['method_unavailable'] : []),
        ...(trial ? [...tried, 'trial_with_plan'] : []),
        ...(this.ledger.isDoubtful({ id: '', plan }) ? ['plan_purchased'] : []),
        ...(held?.plan === plan && !this.ledger.isFree(held) ? ['plan_purchased'] : []),
      ];
      return this.#refused(made.error, refusals);
    }
    const known = this.ledger.find(made.data.order_id);
    const { data } = quote;
    const order =
      known ??
      this.ledger.open({
        id: made.data.order_id,
        plan: data.plan_id,
        months: later(data.plan_id),
        method,
        currency,
        price: data.amount,
        renewal: data.renewal_amount,
        openedAt: this.now,
        endsAt: Date.parse(data.ends_at),
        trial,
        code: data.coupon,
        changes: data.change !== null,
      });
    this.orders.add(order.id);
    this.note(`opens ${order.id}: ${plan} by ${method}, ${data.amount} ${currency}, until ${data.ends_at}`);
    return made.data.checkout_url ? { order, url: made.data.checkout_url } : undefined;
  }

  #refused(error: string, allowed: readonly string[]): undefined {
    if (!allowed.includes(error)) throw new Disagreement(`a purchase was refused: ${error}`);
    this.note(`is refused: ${error}`);
  }

  /** Pays on the page of an order. */
  async pay({ order, url }: { order: Order; url: string }, card = goodCard): Promise<void> {
    await this.world.timeline.until(this.now + 30_000);
    const transaction = new URL(url).searchParams.get('_ptxn');
    const { origin } = new URL(url);
    const at = `http://localhost:${this.world.sandbox.port}`;
    if (transaction) {
      await this.#post(`${at}/paddle/checkout/${transaction}`, { country: 'US', postal_code: '10001' });
    }
    const page = transaction ? `${at}/pay/pd/${transaction}` : url.replace(origin, at);
    const consents = ['ps', 'subscription', 'gap'].includes(order.method);
    const form: Record<string, string> = consents
      ? { answer: card === goodCard ? 'yes' : 'decline' }
      : { number: card, expiry: '12 / 39', cvc: '123', name: 'Marta W' };
    const status = await this.#post(page, form);
    this.note(`pays ${order.id}: ${status}`);
    if (status !== 303 || order.state !== 'open') return;
    if (card === goodCard) {
      order.state = 'agreed';
      order.agreedAt = this.now;
      order.isDisturbed = this.faults.length > 0;
    }
    await this.#comeBack(order);
  }

  async #post(url: string, form: Record<string, string>): Promise<number> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await send(url, {
      ...{ method: 'POST', headers, body: new URLSearchParams(form).toString() },
    });
    return status;
  }

  /** The browser returns to the shop, which asks the provider. */
  async #comeBack(order: Order): Promise<void> {
    const { result } = purchaseOperations[order.method];
    await this.call(result, { order_id: order.id });
    await this.world.deliver(this);
    await collectPayments(this, false);
  }

  account(order: Order) {
    return this.world.sandbox.accountsOf(order.id)[0];
  }

  /** Presses a button at the provider. False: it cannot be pressed now. */
  press(order: Order, action: string): boolean {
    const act = this.world.sandbox.rowsOf(order.id)[0]?.actions[action];
    if (!act) return false;
    this.note(`${action} of ${order.id}`);
    act();
    return true;
  }

  /** Lets time pass; the provider charges what is due meanwhile. */
  async pass(time: number): Promise<void> {
    const end = this.now + time;
    for (;;) {
      const due = this.#nextDue();
      if (!due || due.at > end) break;
      await this.world.timeline.until(Math.max(due.at, this.now + 1000));
      const still = this.#nextDue();
      // It was put off meanwhile.
      if (!still || still.at > this.now) continue;
      this.#charge(still.order);
      await this.world.deliver(this);
      await this.world.timeline.tick();
    }
    await this.world.timeline.until(Math.max(end, this.now));
    await this.world.timeline.tick();
  }

  #nextDue(): { order: Order; at: number } | undefined {
    return this.ledger.orders
      .flatMap((order) => {
        if (!isRecurring(order.method)) return [];
        const retry = this.#retries.get(order.id);
        const next = this.account(order)?.nextChargeAt;
        if (!next || next <= (this.#skipped.get(order.id) ?? 0)) return [];
        return [{ order, at: retry ? retry.at : next + hour }];
      })
      .sort((one, other) => one.at - other.at)[0];
  }

  /** The provider charges a period in the way that is chosen. */
  #charge(order: Order): void {
    const retry = this.#retries.get(order.id);
    this.#retries.delete(order.id);
    const way = retry ? (retry.pays ? 'usual' : 'fails') : this.renewals;
    const skip = () => this.#skipped.set(order.id, this.account(order)?.nextChargeAt ?? 0);
    if (way === 'never') return void skip();
    if (way === 'fails' || way === 'failsOnce') {
      this.press(order, 'fail-renewal');
      if (retry) return void skip();
      this.#retries.set(order.id, { at: this.now + 3 * day, pays: way === 'failsOnce' });
      return;
    }
    this.renew(order, way);
  }

  /** A period is charged, at its time or before. */
  renew(order: Order, way: 'usual' | 'taxed' | 'balance' | 'free' | 'dearer' = 'usual'): void {
    const before = this.account(order)?.charges.length ?? 0;
    // Somebody raises the price in the dashboard.
    if (way === 'dearer') this.press(order, 'raise');
    if (!this.press(order, way === 'usual' || way === 'dearer' ? 'renew' : `renew-${way}`)) return;
    const charge = this.account(order)?.charges[before];
    // A subscription that is cancelled ends instead.
    if (!charge && way !== 'free') return;
    const amount = charge?.amount ?? 0;
    const base = way === 'taxed' ? Math.round(amount / 1.08) : amount;
    this.ledger.renewed(order, { amount, taxOnTop: amount - base }, this.now);
  }

  /** Waits until what was done is known everywhere. */
  async settle(): Promise<void> {
    await this.world.deliver(this);
    const away = ['late', 'lost'].includes(this.delivery) ? 2 * day : 0;
    const faulty = this.faults.length > 0 ? (this.faults.length + 1) * day : 0;
    await this.pass(Math.max(hour, away, faulty));
    if (this.delivery === 'lost') await this.reconcile();
    await collectPayments(this, true);
    await this.look();
  }

  /** The comparison with the providers, which makes up for events that are lost, and leaves no difference. */
  async reconcile(): Promise<void> {
    this.faults.splice(0);
    const compared = await this.world.reconcile(this.userId);
    for (const { order, found, left } of compared) {
      for (const difference of found) this.note(`${order.id}: ${difference}`);
      const own = this.ledger.find(order.id);
      if (own && found.includes('paid at the provider, not here')) own.foundAfter = this.now - own.openedAt;
      if (left.length > 0) throw new Disagreement(`${order.id} and its provider: ${left.join('; ')}`);
    }
    if (!compared.some(({ found }) => found.length > 0)) return;
    await this.world.timeline.tick();
    // A payment that was found may go back, and the event of its refund is lost as well: the service checks it.
    await this.pass(2 * day);
  }
}

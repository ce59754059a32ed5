import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletionGrace, deletionPatience } from '../src/modules/account/deleteAccounts.ts';
import { type LedgerProvider, ledgerProvider } from './ledgerProvider.ts';
import { restoreFields } from './sharedState.ts';
import { type Started, samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;

let tern: Started;
let books: LedgerProvider;
beforeAll(async () => {
  tern = await startService({ env: { LOG_LEVEL: 'silent' } });
  books = ledgerProvider(tern);
  restoreFields(books, 'down', 'refusing');
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['customer']>>;
let person: Person;
beforeEach(async () => {
  person = await tern.customer();
});

/** Events are a second apart at the least: providers tell whole seconds. */
const wait = async (ms: number) => {
  tern.clock.advance(ms);
  for (let round = 0; round < 3; round += 1) await tern.service.runBackground();
};
const open = async (product = '12m') => {
  const quote = (await tern.call('quote', { product_id: product, currency: 'USD' }, person)).data;
  return (await tern.call('createSubscription', { quote_id: quote.quote_id }, person)).data.order_id;
};
const bought = async (product = '12m') => {
  const id = await open(product);
  await books.pay(id);
  return id;
};
const leave = async () => (await tern.call('accountDelete', { password: samplePassword }, person)).data;
const orderOf = async (id: string) =>
  (
    await tern.rows<Record<string, unknown>>(
      'select state, provider_action as "providerAction", attention, returned, abandoned_at is not null as abandoned from orders where id = $1',
      [id],
    )
  )[0];
const planOf = async (id: string) =>
  (
    await tern.rows<Record<string, unknown>>(
      'select state, cancel_at_period_end as ends from subscriptions where order_id = $1',
      [id],
    )
  )[0];
const userRow = async () =>
  (
    await tern.rows<{ gone: boolean; leaving: boolean }>(
      'select deleted_at is not null as gone, delete_after is not null as leaving from users where id = $1',
      [person.userId],
    )
  )[0];
const kinds = async () =>
  (await tern.call('securityEventList', {}, person)).data.events.map(({ kind }) => kind);

describe('a plan that is bought after the deletion was asked for', () => {
  it('takes the deletion back, and says so', async () => {
    await leave();
    const id = await bought();
    expect(await userRow()).toEqual({ gone: false, leaving: false });
    expect(await tern.mailData(person.email, 'deletionCancelled')).toEqual({ by: 'purchase' });
    expect(await kinds()).toContain('deletion_cancelled');
    await wait(deletionGrace + 60_000);
    expect(await userRow()).toEqual({ gone: false, leaving: false });
    expect(await planOf(id)).toEqual({ state: 'active', ends: false });
  });

  it('takes it back once, however often the payment is told', async () => {
    await leave();
    const id = await bought();
    const [charge] = books.charges.filter(({ orderId }) => orderId === id);
    await leave();
    await books.send({
      kind: 'invoicePaid',
      subscription: `agreement_${id}`,
      orderId: id,
      userId: person.userId,
      productId:
        (await tern.rows<{ id: string }>('select product_id as id from orders where id = $1', [id]))[0]?.id ??
        '',
      amount: charge?.amount ?? 0,
      currency: 'USD',
      periodEnd: null,
      renewal: false,
      payment: charge?.payment ?? null,
    });
    await wait(1000);
    expect(await userRow()).toEqual({ gone: false, leaving: true });
    expect(await planOf(id)).toEqual({ state: 'active', ends: true });
  });

  it('is no reason to stay where it is given back', async () => {
    // Two pages of one plan, of which the second was still open when the first was paid.
    const other = await open('1m');
    await tern.rows('update orders set abandoned_at = now() where id = $1', [other]);
    const first = await bought('1m');
    await leave();
    await books.pay(other);
    expect(await orderOf(other)).toMatchObject({ state: 'refunded', returned: 'plan_active' });
    expect(await planOf(first)).toEqual({ state: 'active', ends: true });
    expect(await userRow()).toEqual({ gone: false, leaving: true });
  });
});

describe('a page that is open when the deletion is asked for', () => {
  it('is closed at the provider', async () => {
    const id = await open();
    await leave();
    expect(await orderOf(id)).toMatchObject({ state: 'pending', abandoned: true });
    await wait(1000);
    expect(await orderOf(id)).toMatchObject({ state: 'expired' });
  });

  it('and was paid all the same gives its plan and keeps the account', async () => {
    const id = await open();
    await leave();
    await wait(1000);
    await books.pay(id);
    expect(await planOf(id)).toEqual({ state: 'active', ends: false });
    expect(await userRow()).toEqual({ gone: false, leaving: false });
    expect(await tern.mailData(person.email, 'deletionCancelled')).toEqual({ by: 'purchase' });
  });

  it('is closed too where the deletion is asked for again', async () => {
    await leave();
    const id = await open();
    await leave();
    await wait(1000);
    expect(await orderOf(id)).toMatchObject({ state: 'expired' });
  });

  it('keeps a deletion waiting until the provider says that it is closed', async () => {
    const id = await open();
    await leave();
    books.down = true;
    await wait(deletionGrace + 60_000);
    expect(await userRow()).toEqual({ gone: false, leaving: true });
    books.down = false;
    await wait(60_000);
    expect(await orderOf(id)).toMatchObject({ state: 'expired' });
    expect(await userRow()).toEqual({ gone: true, leaving: true });
  });
});

describe('the day of the deletion', () => {
  /** The person, or somebody at the provider, has the renewal go on. */
  const takeBack = (orderId: string) =>
    books.send({
      kind: 'renewalChanged',
      subscription: `agreement_${orderId}`,
      orderId,
      change: 'cancelTakenBack',
      endsAt: null,
    });

  it('ends a renewal that was taken back at the provider, and only then deletes', async () => {
    const id = await bought();
    await leave();
    await wait(1000);
    tern.clock.advance(60_000);
    await takeBack(id);
    expect(await planOf(id)).toEqual({ state: 'active', ends: false });
    books.cancelled.delete(id);
    await wait(deletionGrace);
    expect(books.cancelled.get(id)).toBe('period_end');
    expect(await userRow()).toEqual({ gone: true, leaving: true });
  });

  it.each(['down', 'refusing'] as const)(
    'waits for a provider that is %s, and calls a person after days',
    async (fault) => {
      const id = await bought();
      await leave();
      await wait(1000);
      tern.clock.advance(60_000);
      await takeBack(id);
      books.cancelled.delete(id);
      books[fault] = true;
      await wait(deletionGrace);
      expect(await userRow()).toEqual({ gone: false, leaving: true });
      expect(await orderOf(id)).toMatchObject({ providerAction: 'cancel' });
      expect(String((await orderOf(id))?.attention)).not.toContain('deletion_waits');
      await wait(deletionPatience + day);
      expect(await userRow()).toEqual({ gone: false, leaving: true });
      expect(String((await orderOf(id))?.attention)).toContain('deletion_waits');
      // Nothing goes to a person who could not be told any more.
      expect(await tern.mailData(person.email, 'accountDeleted')).toBeUndefined();

      books[fault] = false;
      await wait(7 * 3600_000);
      expect(books.cancelled.get(id)).toBe('period_end');
      expect(await userRow()).toEqual({ gone: true, leaving: true });
      expect(String((await orderOf(id))?.attention)).not.toContain('deletion_waits');
    },
  );

  it('keeps nobody else waiting', async () => {
    const stuck = person;
    const id = await bought();
    await leave();
    person = await tern.customer();
    await leave();
    await tern.rows(
      `update orders set provider_action = 'cancel', provider_action_at = '2100-01-01' where id = $1`,
      [id],
    );
    await wait(deletionGrace + 60_000);
    expect(await userRow()).toEqual({ gone: true, leaving: true });
    person = stuck;
    expect(await userRow()).toEqual({ gone: false, leaving: true });
  });

  it('ends renewals of accounts that were deleted before this was so', async () => {
    const id = await bought();
    await tern.rows('update users set deleted_at = now(), email = null, email_key = null where id = $1', [
      person.userId,
    ]);
    await wait(60_000);
    expect(books.cancelled.get(id)).toBe('period_end');
    expect(await planOf(id)).toEqual({ state: 'active', ends: true });
  });
});

describe('what a deleted buyer is charged', () => {
  const gone = async () => {
    await leave();
    await wait(1000);
    await wait(deletionGrace + 60_000);
    expect(await userRow()).toEqual({ gone: true, leaving: true });
  };
  const kept = (id: string) =>
    books.charges
      .filter(({ orderId }) => orderId === id)
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

  it('goes back by itself: an old page that is paid', async () => {
    const id = await open();
    await gone();
    expect(await orderOf(id)).toMatchObject({ state: 'expired' });
    await books.pay(id);
    await wait(1000);
    expect(kept(id)).toBe(0);
    expect(await orderOf(id)).toMatchObject({
      state: 'refunded',
      returned: 'account_deleted',
      attention: 'account_deleted',
      providerAction: null,
    });
    expect(await planOf(id)).toBeUndefined();
    expect(books.cancelled.get(id)).toBe('now');
    // Nobody can be written to, and nothing of them comes back.
    expect(await tern.rows('select 1 from mail_outbox where user_id = $1', [person.userId])).toEqual([]);
  });

  it.each([{ silent: false }, { silent: true }])(
    'goes back by itself: a renewal ($silent)',
    async (options) => {
      const id = await bought('1m');
      await gone();
      const charge = await books.renew(id, options);
      // The plan's end is when the provider is asked once more.
      await wait(40 * day);
      await wait(1000);
      expect(charge.refunded).toBe(charge.amount);
      expect((await orderOf(id))?.attention).toBe('charged_after_end');
      expect(await planOf(id)).toMatchObject({ ends: true });
    },
  );

  it('opens no order while the account is being deleted', async () => {
    const quote = (await tern.call('quote', { product_id: '12m', currency: 'USD' }, person)).data;
    // A call that was let in just before the sessions ended.
    await tern.rows('update users set deleted_at = now(), email = null, email_key = null where id = $1', [
      person.userId,
    ]);
    const late = await tern.call('createSubscription', { quote_id: quote.quote_id }, person);
    expect(late.status).not.toBe(200);
    expect(await tern.rows('select 1 from orders where user_id = $1', [person.userId])).toEqual([]);
  });
});

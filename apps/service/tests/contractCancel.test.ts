import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetLeaving } from '../src/modules/payment/leaving/forgetLeaving.ts';
import { prepareNotices } from '../src/modules/payment/leaving/prepareNotices.ts';
import { buy, from, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => tern.close());

async function bought({ product = '12m', country = 'DE' } = {}) {
  const person = await tern.customer();
  const { order, url } = await buy(tern, person.token, 's1', { product, country });
  await tern.standIns.pay(url);
  const { token } = person;
  await expect
    .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
    .toBe('paid');
  return { ...person, orderId: order.order_id };
}

let visitor = 0;
interface Mail {
  number: string;
  at: string;
  ends_at: string | null;
  confirm_url: string | null;
}
type Kind = 'end' | 'now' | 'withdraw';

/** Sends the form as a stranger does, and reads the mail. */
async function send(email: string, kind: Kind, more: { contract?: string; reason?: string } = {}) {
  visitor += 1;
  const headers = from(`198.51.${visitor}.1`);
  const { data } = await tern.call(
    'contractCancel',
    { kind, name: 'Marta Otter', email, ...more },
    { headers },
  );
  await prepareNotices(tern.service.context);
  const mail = await tern.mailData<Mail>(email, 'noticeArrived');
  return { data, mail, token: mail?.confirm_url?.split('confirm=')[1] ?? '' };
}
const confirm = async (token: string) => (await tern.call('contractCancelConfirm', { token })).data;
const row = async (orderId: string) =>
  (
    await tern.rows<{ ends: boolean; state: string }>(
      'select cancel_at_period_end as ends, state from subscriptions where order_id = $1',
      [orderId],
    )
  )[0];
const operator = async (number: string) =>
  tern.rows(`select 1 from mail_outbox where occasion = $1`, [`notice:${number}:operator`]);

describe('a cancellation without a sign-in', () => {
  it('is proven by a mail, and done by its link, once', async () => {
    const person = await bought();
    const { data, mail, token } = await send(person.email.toUpperCase(), 'end').then(async (sent) => ({
      ...sent,
      mail: await tern.mailData<Mail>(person.email.toUpperCase(), 'noticeArrived'),
    }));
    expect(mail).toMatchObject({ number: data.number, at: data.at, kind: 'end', name: 'Marta Otter' });
    expect(mail?.ends_at).not.toBeNull();
    // The link alone changes nothing, nor does the form.
    expect((await row(person.orderId))?.ends).toBe(false);
    expect(await confirm(token)).toEqual({ number: data.number, at: data.at, kind: 'end', outcome: 'done' });
    expect((await row(person.orderId))?.ends).toBe(true);
    const receipt = await tern.mailData<{ act: { order_id: string } }>(person.email, 'renewalCancelled');
    expect(receipt?.act.order_id).toBe(person.orderId);
    expect((await confirm(token)).outcome).toBe('done');
    expect(
      (await tern.rows('select 1 from contract_acts where order_id = $1', [person.orderId])).length,
    ).toBe(1);
    expect(await operator(data.number)).toEqual([]);
  });

  it('says the same to an address that nobody knows, and calls a person', async () => {
    const known = await send((await bought()).email, 'end');
    const unknown = await send('nobody@mail.test', 'end');
    expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data));
    expect(unknown.mail).toMatchObject({ confirm_url: null, ends_at: null });
    expect(await operator(unknown.data.number)).toHaveLength(1);
  });

  it('at once ends the renewal, and leaves the rest to a person', async () => {
    const person = await bought();
    const { data, token } = await send(person.email, 'now', { reason: 'It never connected.' });
    expect((await confirm(token)).outcome).toBe('open');
    expect((await row(person.orderId))?.ends).toBe(true);
    expect(await operator(data.number)).toHaveLength(1);
  });

  it('can be a withdrawal, which gives the money back within its days and not after', async () => {
    const person = await bought();
    const { token } = await send(person.email, 'withdraw', { contract: `my order ${person.orderId}` });
    expect((await confirm(token)).outcome).toBe('done');
    expect(
      await tern.rows('select amount, reason from refunds where order_id = $1', [person.orderId]),
    ).toEqual([{ amount: 4500, reason: 'withdrawal' }]);
    expect(await tern.mailData(person.email, 'withdrawn')).toBeDefined();

    const late = await bought();
    await tern.rows(`update orders set paid_at = paid_at - interval '16 days' where id = $1`, [late.orderId]);
    const sent = await send(late.email, 'withdraw');
    expect((await confirm(sent.token)).outcome).toBe('open');
    expect((await row(late.orderId))?.ends).toBe(true);
    expect(await tern.rows('select 1 from refunds where order_id = $1', [late.orderId])).toEqual([]);
    expect(await operator(sent.data.number)).toHaveLength(1);
  });

  it('does nothing to another contract than the one that it names, or to one that was made after it', async () => {
    const person = await bought();
    for (const contract of ['ord_of_a_gift', `${person.orderId} and ord_ofagift`]) {
      const { data, mail } = await send(person.email, 'withdraw', { contract });
      expect(mail?.confirm_url).toBeNull();
      expect(await operator(data.number)).toHaveLength(1);
    }
    const named = await send(person.email, 'withdraw', { contract: person.orderId.toUpperCase() });
    await tern.rows(
      `update subscriptions set started_at = started_at + interval '1 hour' where order_id = $1`,
      [person.orderId],
    );
    expect((await confirm(named.token)).outcome).toBe('open');
    expect(await row(person.orderId)).toEqual({ ends: false, state: 'active' });
  });

  it.each([
    ['done', 3],
    ['open', 8],
  ])(
    'that arrived in time as a withdrawal is %s when its link is opened %i days later',
    async (outcome, days) => {
      const person = await bought();
      const { token } = await send(person.email, 'withdraw');
      await tern.rows(`update orders set paid_at = paid_at - interval '16 days' where id = $1`, [
        person.orderId,
      ]);
      await tern.rows(`update contract_notices set at = at - $2 * interval '1 day' where email = $1`, [
        person.email,
        days,
      ]);
      await tern.rows(
        `update subscriptions set started_at = started_at - interval '16 days' where order_id = $1`,
        [person.orderId],
      );
      expect((await confirm(token)).outcome).toBe(outcome);
      expect(await tern.rows('select reason from refunds where order_id = $1', [person.orderId])).toEqual(
        outcome === 'done' ? [{ reason: 'withdrawal' }] : [],
      );
    },
  );

  it('takes no token but its own', async () => {
    const { token } = await send((await bought()).email, 'end');
    for (const wrong of [`${token.slice(0, -1)}x`, token.replace('ntc_', 'ntc_x'), 'x'.repeat(60)]) {
      const { failure } = await tern.call('contractCancelConfirm', { token: wrong });
      expect(failure.data.error).toBe('link_expired');
    }
  });

  it('is limited by mailbox and by visitor, and forgotten after its time', async () => {
    const email = 'often@mail.test';
    for (let time = 0; time < 3; time += 1) await send(email, 'end');
    const headers = from('198.18.7.7');
    const again = { kind: 'end' as const, name: 'Marta', email: 'Often@mail.test' };
    expect((await tern.call('contractCancel', again, { headers })).status).toBe(429);
    for (let time = 0; time < 4; time += 1) {
      const other = { ...again, email: `other${time}@mail.test` };
      expect((await tern.call('contractCancel', other, { headers })).status).toBe(200);
    }
    expect(
      (await tern.call('contractCancel', { ...again, email: 'last@mail.test' }, { headers })).status,
    ).toBe(429);
    tern.clock.advance(91 * day);
    await forgetLeaving(tern.service.context);
    expect(await tern.rows('select 1 from contract_notices')).toEqual([]);
  });
});
